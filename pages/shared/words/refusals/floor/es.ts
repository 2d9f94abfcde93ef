import type { Sentences } from "./sentences";

export const words: Sentences = {
  "Only {who} may do this.": "Solo puede hacerlo {who}.",
  "{name} is not registered as {role}.": "{name} no está registrado como {role}.",
  "Nobody with the badge “{badge}” is in the floor's register.":
    "Nadie con la credencial «{badge}» está en el registro de la sala.",
  "{name} has no valid licence: {ended}.": "{name} no tiene licencia válida: {ended}.",
  "{who} must be present.": "{who} debe estar presente.",
  "{who} must be somebody else than the one who does it.":
    "{who} debe ser alguien distinto de quien lo hace.",
  "{name} is no {roles}.": "{name} no tiene la función necesaria: {roles}.",
  "The signature is missing.": "Falta la firma.",
  "{who} has not signed this with their own key.": "{who} no ha firmado esto con su propia clave.",
  "{what} is missing, or cannot be printed.": "{what}: falta o no se puede imprimir.",
  "{what} is a date like 2026-05-04; this is “{text}”.":
    "{what}: una fecha se escribe 2026-05-04; esto es «{text}».",
  "{text} has not come yet.": "El {text} aún no ha llegado.",
  "“{text}” is no size in inches: write 30, 29.99 or 14/16.":
    "«{text}» no es una medida en pulgadas: escriba 30, 29.99 o 14/16.",
  "Wheel and layout are both at the {wheel_end} end; the layout belongs at the opposite one.":
    "El cilindro y el tapete están en el mismo extremo ({wheel_end}); el tapete va en el opuesto.",
  "The wheel measures {diameter} inches; at least {value} are needed.":
    "El cilindro mide {diameter} pulgadas; hacen falta al menos {value}.",
  "A wheel with {zeros} zeros is not allowed under the {key} rulebook.":
    "El reglamento {key} no permite un cilindro con {zeros} ceros.",
  "The wheel has {compartments} compartments; a {zeros} wheel has {due}.":
    "El cilindro tiene {compartments} casillas; uno de tipo «{zeros}» tiene {due}.",
  "The {ring} areas of the ring do not match the {compartments} compartments one by one.":
    "Las {ring} áreas del anillo no corresponden una a una a las {compartments} casillas.",
  "On the ring: {told}.": "En el anillo: {told}.",
  "These compartments have another colour than their area of the ring: {wrong}.":
    "Estas casillas tienen otro color que su área del anillo: {wrong}.",
  "“{zeros}” is no number of zeros.": "«{zeros}» no es un número de ceros.",
  "“{word}” is no compartment: write 17b, 17r, 0g or 17n.":
    "«{word}» no es una casilla: escriba 17b, 17r, 0g o 17n.",
  "{name} is not entirely non-metallic.": "{name} no es del todo no metálica.",
  "{name} measures {diameter} inch; at least {value} inch is needed.":
    "{name} mide {diameter} pulgadas; hacen falta al menos {value}.",
  "{name} measures {diameter} inch; at most {value} inch is allowed.":
    "{name} mide {diameter} pulgadas; se permiten {value} como máximo.",
  "The approval of {name} does not name its {names}.": "La aprobación de {name} no nombra esto: {names}.",
  "A layout with {zeros} zeros belongs to no wheel of the {key} rulebook.":
    "Un tapete con {zeros} ceros no corresponde a ningún cilindro del reglamento {key}.",
  "The layout has no area for: {missing}.": "El tapete no tiene área para: {missing}.",
  "The box {name} is marked for table {table_mark}, not for table {number}.":
    "La caja {name} está marcada para la mesa {table_mark}, no para la mesa {number}.",
  "The box {name} is not permanently marked with its {words}.":
    "La caja {name} no lleva marcado de forma permanente: {words}.",
  "The lock to the table and the container's own lock need keys of their own.":
    "El cierre a la mesa y el del propio recipiente necesitan llaves distintas.",
  "The tip box {name} does not say which table it is of.":
    "La caja de propinas {name} no dice de qué mesa es.",
  "{what} needs an approval.": "{what}: hace falta una aprobación.",
  "There is an approval {reference} already.": "Ya existe la aprobación {reference}.",
  "The approval of a ball names size, material or both.":
    "La aprobación de una bola nombra el tamaño, el material o ambos.",
  "What was approved is not {subject} as it is in the register.":
    "Lo aprobado no es {subject} tal como está en el registro.",
  "An approval is of one of: {KINDS}.": "Una aprobación es de uno de estos tipos: {KINDS}.",
  "It would have ended before it began.": "Habría terminado antes de empezar.",
  "There is no {kind} “{subject}” in the register.": "«{subject}» no está en el registro ({kind}).",
  "Give the SHA-256 of what was approved, 64 hexadecimal digits.":
    "Dé el SHA-256 de lo aprobado, 64 cifras hexadecimales.",
  "There is no approval {reference} in force.": "No hay aprobación {reference} en vigor.",
  "There is a variation {variation} already.": "Ya existe la variación {variation}.",
  "The review is after the application of {applied}.":
    "La revisión es posterior a la solicitud del {applied}.",
  "The decision is denied, temporary or permanent.": "La decisión es denegada, temporal o permanente.",
  "The decision is after the review of {reviewed}.": "La decisión es posterior a la revisión del {reviewed}.",
  "An approved variation needs the citation of its rule, when it begins, and when a temporary one ends.":
    "Una variación aprobada necesita la cita de su regla, cuándo empieza y, si es temporal, cuándo termina.",
  "It would end before it begins.": "Terminaría antes de empezar.",
  "Nobody has applied for the variation {name}.": "Nadie ha solicitado la variación {name}.",
  "The variation {name} is {state}, not {state2}.":
    "La variación {name} está en el estado «{state}», no «{state2}».",
  "Table {table} itself is not in use yet.": "La propia mesa {table} aún no está en uso.",
  "{name} is attached to table {table}.": "{name} está colocada en la mesa {table}.",
  "{name} still holds what was dropped; count it first.":
    "{name} aún contiene lo recogido; cuéntelo primero.",
  "Table {table} has the box {name}.": "La mesa {table} tiene la caja {name}.",
  "The container {name} is not locked.": "El recipiente {name} no está cerrado con llave.",
  "{name} is not locked to the table.": "{name} no está asegurada a la mesa.",
  "{name} is attached to no table.": "{name} no está colocada en ninguna mesa.",
  "{name} is no {use} box.": "{name} no es una caja de este uso: {use}.",
  "Table {table} is open: another box takes the place of {name}.":
    "La mesa {table} está abierta: otra caja ocupa el lugar de {name}.",
  "{box} was not dropped, or is counted.": "{box} no se ha retirado, o ya se contó.",
  "A {use} box holds {chips}, 0 or more.": "Una caja de {use} contiene {chips}, 0 o más.",
  "The table's journal has {expected} in {box}; explain the difference.":
    "El diario de la mesa tiene {expected} en {box}; explique la diferencia.",
  "The tip pool has {pool}.": "El fondo de propinas tiene {pool}.",
  "There is a {kind} {name} already.": "Ya existe {name} ({kind}).",
  "There is a table {given} on these premises.": "Ya hay una mesa {given} en este local.",
  "A box is for the drop or for tips.": "Una caja es para el drop o para propinas.",
  "A box is attached to its table with its locks: attach-box.":
    "Una caja se coloca en su mesa con sus cierres: «Colocar una caja».",
  "{name} is in use at table {table}.": "{name} está en uso en la mesa {table}.",
  "Table {table} has the {kind} {name}; take it out of use first.":
    "La mesa {table} tiene {name} ({kind}); retírelo primero del uso.",
  "{name} is not in use at a table.": "{name} no está en uso en ninguna mesa.",
  "Say where the wheel goes.": "Diga adónde va el cilindro.",
  "Table {table} is open to the public; close the game first.":
    "La mesa {table} está abierta al público; cierre primero el juego.",
  "There is no table “{number}” in the register.": "La mesa «{number}» no está en el registro.",
  "There is no open incident {incident}.": "No hay ningún incidente {incident} abierto.",
  "Table {table} is open; it is inspected before it opens.":
    "La mesa {table} está abierta; se inspecciona antes de abrir.",
  "Say how {odd} was tested: magnet or compass.": "Diga cómo se probó {odd}: imán o brújula.",
  "The ball {ball} is not in use at table {number}.": "La bola {ball} no está en uso en la mesa {number}.",
  "An external part of {name} was replaced: the Director or a designee inspects first.":
    "Se cambió una pieza externa de {name}: primero inspecciona el Director o su delegado.",
  "Table {number} has no {kind} in use.": "La mesa {number} no tiene en uso: {kind}.",
  "The register has no approved variation “{name}” that says this.":
    "El registro no tiene una variación aprobada «{name}» que diga esto.",
  "Table {table} has no {use} box attached.": "La mesa {table} no tiene caja de {use} colocada.",
  "The {use} box at table {table} is {name}, not {named}.":
    "La caja de {use} de la mesa {table} es {name}, no {named}.",
  "{name} has one zero; only a double-zero wheel can be used as a single-zero one.":
    "{name} tiene un cero; solo un cilindro de doble cero puede usarse como de un cero.",
  "The double-zero layout needs a cover over the area of 00.":
    "El tapete de doble cero necesita una cubierta sobre el área del 00.",
  "The game is {name}, the layout {name2} is not.": "El juego es «{name}»; el tapete {name2} no lo es.",
  "The game is {name}, the wheel {name2} is {variety}.":
    "El juego es «{name}»; el cilindro {name2} es «{variety}».",
  "Table {number} has not been inspected for this opening.":
    "La mesa {number} no se ha inspeccionado para esta apertura.",
  "{name} was worked on after the inspection; inspect again.":
    "Se trabajó en {name} después de la inspección; inspeccione de nuevo.",
  "Not passed over a magnet or compass for this opening: {untested}.":
    "Sin pasar por imán o brújula para esta apertura: {untested}.",
  "These terminals do not announce No More Bets by sound and sight: {silent}.":
    "Estos terminales no anuncian «No va más» con sonido e imagen: {silent}.",
  "The licence {licence} is {name}'s.": "La licencia {licence} es de {name}.",
  "{name} came to the table after the inspection; inspect again.":
    "{name} llegó a la mesa después de la inspección; inspeccione de nuevo.",
  "The register begins with the key manager who keeps it: register yourself first.":
    "El registro empieza con el gerente que lo lleva: regístrese primero usted.",
  "There is no rulebook “{name}”. There are: {known}.": "No existe el reglamento «{name}». Hay: {known}.",
  "Somebody has to keep the keys: register another key manager first.":
    "Alguien tiene que guardar las llaves: registre primero a otro gerente.",
  "A public key is 32 bytes in hexadecimal.": "Una clave pública son 32 bytes en hexadecimal.",
  "A day has a time zone and shifts with the time they begin, such as 06:00.":
    "Un día tiene una zona horaria y turnos con la hora en que empiezan, como 06:00.",
  "Shifts follow one another, from the beginning of the day on.":
    "Los turnos se siguen desde el comienzo del día.",
  "{name} has no external movable part “{part}”.": "{name} no tiene pieza externa móvil «{part}».",
  "By the register the {part} of {name} is external.": "Según el registro, {part} de {name} es externa.",
  "The next line of the log is {log}.": "La siguiente línea del registro de trabajos es la {log}.",
  "{name} is at table {table}.": "{name} está en la mesa {table}.",
  "{name} is at no table; say where it is: move-wheel.":
    "{name} no está en ninguna mesa; diga dónde está: «Trasladar un cilindro».",
  "“{place}” is not approved as a secure place.": "«{place}» no está aprobado como lugar seguro.",
  "Line {entry} of the log stands as it is; write a new one.":
    "La línea {entry} del registro de trabajos queda como está; escriba una nueva.",
  "Table {table} is open to the public; close the game before work on the wheel.":
    "La mesa {table} está abierta al público; cierre el juego antes de trabajar en el cilindro.",
  "Still missing: {words}.": "Falta: {words}.",
  "The log has the lines 1 to {log}.": "El registro de trabajos tiene las líneas 1 a {log}.",
  "{name} does not wait for the Director.": "{name} no espera al Director.",
  "The Director inspects after the work of {date}.":
    "El Director inspecciona después del trabajo del {date}.",
  "“{word}” is not an area of a ring: write the number and r, b or g, such as 17b.":
    "«{word}» no es un área del anillo: escriba el número y r, b o g, como 17b.",
  "This wheel has {ring} of {expected} compartments; wrong or missing: {or}.":
    "Este cilindro tiene {ring} de {expected} casillas; mal o faltan: {or}.",
  "These numbers stand on the wheel twice: {repeated}.":
    "Estos números están dos veces en el cilindro: {repeated}.",
  "The wheel has {RED} red and {BLACK} black numbers; it must have 18 of each.":
    "El cilindro tiene {RED} números rojos y {BLACK} negros; deben ser 18 de cada uno.",
  "{pocket} is {colour}; it must be green.": "{pocket}: color {colour}; debe ser verde.",
  "{left} and {right} are neighbours on the ring and both {left_colour}.":
    "{left} y {right} son vecinos en el anillo y del mismo color: {left_colour}.",
  "There is no time zone “{zone}” on this machine.": "En este equipo no existe la zona horaria «{zone}».",
  "A command's key is 1 to 200 printable characters.":
    "La clave de una orden tiene de 1 a 200 caracteres imprimibles.",
  "This key was used for another command.": "Esta clave ya se usó para otra orden.",
  "What a table's journal says is looked up, not told.":
    "Lo que dice el diario de una mesa se consulta, no se cuenta.",
  "The passphrase does not open this person's signing key.":
    "La frase de acceso no abre la clave de firma de esta persona.",
  "{stream} has no round {round_}.": "{stream} no tiene la tirada {round_}.",
  "A variation changes at least one value of the rulebook.":
    "Una variación cambia al menos un valor del reglamento.",
  "There is no value “{key}” in the {key2} rulebook.": "No hay valor «{key}» en el reglamento {key2}.",
  "{key}: {value} cannot stand where {now} stands.": "{key}: {value} no puede estar donde está {now}.",
  "The variation {name} is not approved ({decision}); it cannot be used.":
    "La variación {name} no está aprobada ({decision}); no se puede usar.",
  "The variation {name} does not say by which rule and from when to when it is in force.":
    "La variación {name} no dice por qué regla ni desde y hasta cuándo rige.",
  "The journal has {sequence} events.": "El diario tiene {sequence} eventos.",
  "This journal is in memory alone; there is nothing to verify.":
    "Este diario está solo en memoria; no hay nada que verificar.",
  "The journal is being verified, or was just now; wait a moment.":
    "El diario se está verificando o se acaba de verificar; espere un momento.",
  "it was valid until {valid_until}": "era válida hasta el {valid_until}",
  "A licensed member of security": "Un miembro de seguridad con licencia",
  "A second person": "Una segunda persona",
  "An order of the numbers that is not the usual one": "Un orden de los números que no es el habitual",
  "A neutral colour of the compartments": "Un color neutro de las casillas",
  "The layout {name}": "El tapete {name}",
  "“{device}” over 00": "«{device}» sobre el 00",
  "The area for {words}": "El área para {words}",
  "cash and receipts": "efectivo y recibos",
  "table {given}": "mesa {given}",
  "table number": "número de mesa",
  "what was done": "qué se hizo",
  "{number} is missing": "falta {number}",
  "{number} twice": "{number} dos veces",
  "{number} {count} times": "{number} {count} veces",
  "a key manager, a licensed member of security or a pit supervisor":
    "un gerente, un miembro de seguridad con licencia o un supervisor",
  "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor":
    "un gerente, un miembro de mantenimiento con licencia, un técnico o un supervisor",
  "No spin: {reason}": "Tirada nula: {reason}",
  "No spin: {reason}, the ball was seen in {number}": "Tirada nula: {reason}; la bola se vio en {number}",
  "Ball {ball} inspected: {found}": "Bola {ball} inspeccionada: {found}",
  "The ball rested in {number}: the spin is void": "La bola cayó en {number}: la tirada es nula",
  "{number} instead of {was}, with {second}: {reason}": "{number} en vez de {was}, con {second}: {reason}",
};
