import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no language “{language}”. There are: {known}.": "No existe el idioma «{language}». Hay: {known}.",
  "The maximum is {max} per bet; with this it would be {total}.":
    "El máximo es {max} por apuesta; con esta serían {total}.",
  "Wagers for the dealers are limited to {wager_max}, as posted.":
    "Las apuestas para los crupieres tienen el límite de {wager_max}, según lo expuesto.",
  "What was confirmed is not what was asked for.": "Lo confirmado no es lo que se pidió.",
  "{what} must be a positive whole number.": "{what} debe ser un número entero positivo.",
  "Each colour stands for a positive number of points.": "Cada color vale un número positivo de puntos.",
  "A disputed amount cannot be negative.": "Un importe reclamado no puede ser negativo.",
  "Say how much is paid.": "Indique cuánto se paga.",
  "The opener cannot be negative.": "El fondo inicial no puede ser negativo.",
  "The closer cannot be negative.": "El fondo final no puede ser negativo.",
  "Turns cannot be negative.": "Las vueltas no pueden ser negativas.",
  "There is no command “{name}”.": "No existe la orden «{name}».",
  "“by” is an object with role, who and device.": "«by» es un objeto con role, who y device.",
  "There is no role “{role}”: {Role}.": "No existe la función «{role}»: {Role}.",
  "“who” and “device” are texts that can be printed.": "«who» y «device» son textos que se pueden imprimir.",
  "This command cannot be taken: {bad}.": "Esta orden no se puede aceptar: {bad}.",
  "Who asks, when and under which key is not part of the command.":
    "Quién pide, cuándo y con qué clave no forma parte de la orden.",
  "The second person confirms in person and is not named in the command.":
    "La segunda persona confirma en persona y no se nombra en la orden.",
  "There is no command “{name}” of the floor.": "No existe la orden «{name}» de la oficina.",
  "Who asks, who is beside, the signature and what a table's journal says are no part of it.":
    "Quién pide, quién acompaña, la firma y lo que dice el diario de una mesa no forman parte de ello.",
  "{min} to {max} are no limits.": "De {min} a {max} no son límites.",
  "A player needs a name or a number that can be printed.":
    "Un jugador necesita un nombre o un número que se pueda imprimir.",
  "A dealer signs in with a badge or a name that can be printed.":
    "Un crupier entra con una credencial o un nombre que se pueda imprimir.",
  "A terminal seals its nonce as a SHA-256 in hexadecimal, for a random wheel.":
    "Un terminal sella su número aleatorio como SHA-256 en hexadecimal, para una rueda aleatoria.",
  "Seat {seat} has sealed a nonce for this round.": "El puesto {seat} ya selló su número para esta tirada.",
  "Seat {seat} has no sealed nonce that this could open.":
    "El puesto {seat} no tiene ningún número sellado que esto pueda abrir.",
  "Table {name}: {told}": "Mesa {name}: {told}",
  "This is no frame: {error}.": "Este mensaje no es válido: {error}.",
  "A person has one or more roles of the staff.": "Una persona tiene una o más funciones del personal.",
  "Seats are numbered from 1.": "Los puestos se numeran desde el 1.",
  "The sensor of table {table} is set by line, model, mode and may; not by {these}.":
    "El sensor de la mesa {table} se ajusta con line, model, mode y may; no con {these}.",
  "The sensor of table {table}: {error}.": "El sensor de la mesa {table}: {error}.",
  "{file} has a list [[table]] and nothing else.": "{file} tiene una lista [[table]] y nada más.",
  "The setting “tables” names {file}: {error}.": "El ajuste «tables» nombra {file}: {error}.",
  "A table's name is 1 to 40 letters, digits, dots, dashes.":
    "El nombre de una mesa tiene de 1 a 40 letras, cifras, puntos o guiones.",
  "Table {name}: there is no “{unknown}”.": "Mesa {name}: no existe «{unknown}».",
  "Table {name}: automation is one of {PRESETS}, source one of {SOURCES}.":
    "Mesa {name}: automation es uno de {PRESETS}, source uno de {SOURCES}.",
  "Table {name}: an automatic table has its numbers from a random wheel or a sensor, others from a dealer.":
    "Mesa {name}: una mesa automática toma sus números de una rueda aleatoria o un sensor; las demás, de un crupier.",
  "Table {name}: its policy names one of {RULEBOOKS}.": "Mesa {name}: su política nombra uno de {RULEBOOKS}.",
  "Table {name}: a table with terminals says how many: terminals.count.":
    "Mesa {name}: una mesa con terminales dice cuántos: terminals.count.",
  "Badge {badge} belongs to somebody.": "La credencial {badge} ya es de alguien.",
  "{ball} was retired; assign another ball.": "{ball} está retirada; asigne otra bola.",
  "“{ball}” cannot go into the wheel; assign an inspected ball.":
    "«{ball}» no puede entrar en la rueda; asigne una bola inspeccionada.",
  "{ball} was retired after an inspection; assign another ball.":
    "{ball} se retiró tras una inspección; asigne otra bola.",
  "The pit supervisor must inspect the ball before it is used again.":
    "El supervisor debe inspeccionar la bola antes de volver a usarla.",
  "{bet_id} needs 00, which is not available at this table.":
    "{bet_id} necesita el 00, que no existe en esta mesa.",
  "The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table.":
    "La línea entre la 2.ª y la 3.ª docena es el caballo 0-00, y el 00 no existe en esta mesa.",
  "This table does not offer {bet_id}.": "Esta mesa no ofrece {bet_id}.",
  "“{word}” is not a kind of bet in this rulebook.": "«{word}» no es un tipo de apuesta en este reglamento.",
  "The bet is called “{kind}”; there is no “{bet_id}”.":
    "La apuesta se llama «{kind}»; no existe «{bet_id}».",
  "{bet_id} is no name of a bet: its numbers are written in order, as in split-8-11.":
    "{bet_id} no es el nombre de una apuesta: sus números van en orden, como en split-8-11.",
  "The {key} rulebook has no announced bets.": "El reglamento {key} no tiene apuestas anunciadas.",
  "This layout has no {missing}, which {call} needs.":
    "A este tapete le falta {missing}, que {call} necesita.",
  "There is no call “{call}”. There are: {known}.": "No existe el anuncio «{call}». Existen: {known}.",
  "Betting is closed; nothing on the layout can be changed now.":
    "Las apuestas están cerradas; ya no se puede cambiar nada en el tapete.",
  "Betting is not open yet; the chips are returned at once.":
    "Las apuestas aún no están abiertas; las fichas se devuelven enseguida.",
  "Call No More Bets before the result is entered.": "Anuncie «No va más» antes de introducir el resultado.",
  "Cash cannot be bet; change it into chips first.":
    "No se puede apostar dinero en efectivo; cámbielo primero por fichas.",
  "The value of these chips cannot change while any of them are out.":
    "El valor de estas fichas no puede cambiar mientras alguna esté entregada.",
  "Set the value of these chips before betting.": "Fije el valor de estas fichas antes de apostar.",
  "Seat {number} was issued no {design} chips.": "El puesto {number} no recibió fichas {design}.",
  "Seat {number} has {rack} in chips, {missing} too few.":
    "El puesto {number} tiene {rack} en fichas; faltan {missing}.",
  "Seat {number} has {number2} in chips, not {amount}.":
    "El puesto {number} tiene {number2} en fichas, no {amount}.",
  "Spoken wagers are not accepted; place chips.": "No se aceptan apuestas de palabra; coloque fichas.",
  "Only chips of this house can be bet.": "Solo se pueden apostar fichas de esta casa.",
  "Only roulette chips can be bet here.": "Aquí solo se pueden apostar fichas de ruleta.",
  "Seat {seat} still has chips; cash out first.": "El puesto {seat} aún tiene fichas; cóbrelas primero.",
  "Seat {seat} still has chips on the layout.": "El puesto {seat} aún tiene fichas en el tapete.",
  "Chips of the old colour are on the layout; take them down first.":
    "Hay fichas del color anterior en el tapete; retírelas primero.",
  "The time to choose is over; the posted default applies.":
    "Se acabó el tiempo para elegir; vale lo expuesto.",
  "There is nothing to choose at this table now.": "Ahora no hay nada que elegir en esta mesa.",
  "Players are still choosing between half and prison.":
    "Los jugadores aún eligen entre la mitad y la prisión.",
  "This is not the set-up code, or the house has its administrator already.":
    "Este no es el código de instalación, o la casa ya tiene su administrador.",
  "This is your passphrase already: sign in with it.":
    "Esta ya es su frase de acceso: inicie sesión con ella.",
  "This code is not valid for this badge.": "Este código no vale para esta credencial.",
  "Collect the losing wagers before paying.": "Recoja las apuestas perdidas antes de pagar.",
  "{capitalize} is in use at seat {holder}.": "{capitalize} está en uso en el puesto {holder}.",
  "Seat {number} plays with {colour}/{design} value chips.":
    "El puesto {number} juega con fichas de valor {colour}/{design}.",
  "The notice with the points of each colour does not hang at the table yet.":
    "El aviso con los puntos de cada color aún no está expuesto en la mesa.",
  "The points of a colour have changed since the notice was posted; print the new one and post it.":
    "Los puntos de un color han cambiado desde que se expuso el aviso; imprima el nuevo y expóngalo.",
  "The sign {sign} does not say what is in force; print {code} and post that.":
    "El cartel {sign} no dice lo que está en vigor; imprima {code} y expóngalo.",
  "the secret of the round died with an earlier process":
    "El secreto de la tirada se perdió con un proceso anterior.",
  "A random wheel commits itself to the round before betting opens.":
    "Una rueda aleatoria se compromete con la tirada antes de abrir las apuestas.",
  "Only a random wheel commits itself.": "Solo una rueda aleatoria se compromete.",
  "The books have {shown} in the tray; give the reason for the difference.":
    "Según los libros hay {shown} en la bandeja; dé el motivo de la diferencia.",
  "A coupon for {faces} lies on {bet}; its chips stay while it does.":
    "Hay un cupón de {faces} en {bet}; sus fichas se quedan mientras esté.",
  "The coupon needs chips of at least {faces} beside it.":
    "El cupón necesita al lado fichas por {faces} como mínimo.",
  "Match play coupons count on even-money and 2 to 1 bets only.":
    "Los cupones de juego solo valen en apuestas sencillas y de 2 a 1.",
  "This table does not take match play coupons.": "Esta mesa no acepta cupones de juego.",
  "Coupon {coupon} is unknown.": "El cupón {coupon} es desconocido.",
  "Coupon {coupon} was already used {used}.": "El cupón {coupon} ya se usó ({used}).",
  "Coupon {coupon} expired on {expires}.": "El cupón {coupon} caducó el {expires}.",
  "A coupon has a number, and a last day such as 2026-12-31.":
    "Un cupón tiene un número y un último día, como 2026-12-31.",
  "Coupon {coupon} is registered already.": "El cupón {coupon} ya está registrado.",
  "Only the table's dealer may do this.": "Solo el crupier de la mesa puede hacerlo.",
  "{who} is not the dealer of this table; {nobody} is signed in.":
    "{who} no es el crupier de esta mesa; quien ha entrado: {nobody}.",
  "No dealer is signed in at this table.": "Ningún crupier ha entrado en esta mesa.",
  "Confirm that the money went into the drop box.": "Confirme que el dinero entró en la caja de la mesa.",
  "A dispute is not decided yet.": "Hay una reclamación sin decidir.",
  "Announced was {result}; the dolly is on {number}.": "Se anunció {result}; el marcador está en {number}.",
  "Place the dolly on the winning number first.": "Coloque primero el marcador en el número ganador.",
  "Please wait until all winners are paid and the dolly is removed.":
    "Espere a que se pague a todos los ganadores y se retire el marcador.",
  "Tournament chips are not sold at the table.": "Las fichas de torneo no se venden en la mesa.",
  "The tray holds {float}; ask for a fill.": "La bandeja tiene {float}; pida una reposición.",
  "The tray holds {float}.": "La bandeja tiene {float}.",
  "The tray does not hold that much; ask for a fill.": "La bandeja no tiene tanto; pida una reposición.",
  "The tray holds {float}, {winnings} is due: ask for a fill.":
    "La bandeja tiene {float} y se deben {winnings}: pida una reposición.",
  "A {colour}/{plain} chip was not issued for these premises.":
    "Una ficha {colour}/{plain} no se emitió para esta casa.",
  "The house is closing; this was not done.": "La casa está cerrando; no se hizo.",
  "The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on.":
    "El cartel de esta mesa dice que las apuestas sencillas se pierden con el 0, así que no puede haber prisión.",
  "A stake is a positive whole number of cents, of 64 bits at most.":
    "Una apuesta es un número entero positivo de centavos, de 64 bits como máximo.",
  "Only even-money bets can go in prison; {id} is none.":
    "Solo las apuestas sencillas van a prisión; {id} no lo es.",
  "A wager in prison cannot be moved, raised or taken down.":
    "Una apuesta en prisión no se puede mover, subir ni retirar.",
  "A wager can be in prison for one spin only.": "Una apuesta está en prisión una sola tirada.",
  "The inspection found fault with: {points}. The table stays closed.":
    "La inspección encontró fallos en: {points}. La mesa sigue cerrada.",
  "Answer every point of the check list; missing: {none}.":
    "Responda a cada punto de la lista; falta: {none}.",
  "Only a key manager, a licensed member of security or a pit supervisor may inspect a table.":
    "Solo un gerente, un miembro de seguridad con licencia o un supervisor puede inspeccionar una mesa.",
  "Something is wrong with the house; the log has it.": "Algo va mal en la casa; consta en el registro.",
  "The journal could not be written; nothing was done.": "No se pudo escribir el diario; no se hizo nada.",
  "A command key is 1 to {LENGTH_MAX} printable characters.":
    "La clave de una orden tiene de 1 a {LENGTH_MAX} caracteres imprimibles.",
  "The house would be without a key manager.": "La casa se quedaría sin gerente.",
  "No more bets: this wager came too late, and the chips are returned at once.":
    "No va más: la apuesta llegó tarde y las fichas se devuelven enseguida.",
  "Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.":
    "Demasiado tarde: puede saberse dónde está la bola. Nada cambia en el paño antes de la próxima tirada.",
  "Ball and wheel are on record in opposite directions; report it, and the supervisor decides.":
    "Consta que la bola y la rueda giraban en sentidos opuestos; comuníquelo y decidirá el supervisor.",
  "{counted} turns are on record; report it, and the supervisor decides.":
    "Constan {counted} vueltas; comuníquelo y decidirá el supervisor.",
  "The ball is on record at rest in {rests}; report it, and the supervisor decides.":
    "Consta que la bola quedó en el {rests}; comuníquelo y decidirá el supervisor.",
  "{tenths} turns are counted; a count does not go down.":
    "Se han contado {tenths} vueltas; una cuenta no baja.",
  "A ruling has the name of the supervisor who makes it: “by” with “who”.":
    "Una decisión lleva el nombre del supervisor que la toma: «by» con «who».",
  "A ball that left the wheel rests in no number; report it, and the supervisor decides.":
    "Una bola que salió de la rueda no está en ningún número; comuníquelo y decidirá el supervisor.",
  "This rulebook fixes its limits itself.": "Este reglamento fija él mismo sus límites.",
  "The minimum and maximum must be set and posted on the game.":
    "El mínimo y el máximo deben fijarse y exponerse en el juego.",
  "What the sign says has changed since it was posted; print the new one and post it.":
    "Lo que dice el cartel ha cambiado desde que se expuso; imprima el nuevo y expóngalo.",
  "{chips} chips look like the value chip {alike}.":
    "Las fichas {chips} se parecen a la ficha de valor {alike}.",
  "No ball is in play.": "No hay bola en juego.",
  "No chip colour is free at this table.": "No queda ningún color de fichas libre en esta mesa.",
  "The table has no {colour}/{design} chips.": "La mesa no tiene fichas {colour}/{design}.",
  "No dealer is signed in.": "Ningún crupier ha entrado.",
  "The table has no drop box attached.": "La mesa no tiene su caja puesta.",
  "Seat {number} is {player}'s; players act for their own seat only.":
    "El puesto {number} es de {player}; un jugador actúa solo por el suyo.",
  "There is no result yet: the ball is not at rest.": "Aún no hay resultado: la bola no está quieta.",
  "There is no such alert.": "No existe ese aviso.",
  "This approval is over, or never was.": "Esa aprobación ha terminado o nunca existió.",
  "A correction of the result waits for its second person; the round goes on when it is decided.":
    "Una corrección del resultado espera a su segunda persona; la ronda sigue cuando esté decidida.",
  "There is no such call, or somebody has answered it.": "No existe esa llamada, o alguien la atendió.",
  "There are three columns: column-1, column-2 and column-3.":
    "Hay tres columnas: column-1, column-2 y column-3.",
  "There are three dozens: 1-12, 13-24 and 25-36.": "Hay tres docenas: 1-12, 13-24 y 25-36.",
  "There is no such incident.": "No existe ese incidente.",
  "There is no such passkey.": "No existe esa llave de acceso.",
  "Nobody has the badge {badge}.": "Nadie tiene la credencial {badge}.",
  "Where do the chips stand? Name a bet, a place or a point.":
    "¿Dónde están las fichas? Nombre una apuesta, un lugar o un punto.",
  "A point of the felt has an x and a y.": "Un punto del tapete tiene x e y.",
  "That spot on the layout is not a bet.": "Ese lugar del tapete no es una apuesta.",
  "Table {table} remembers no round {number}.": "La mesa {table} no recuerda la tirada {number}.",
  "Table {table} has given out no slip {number}.": "La mesa {table} no ha emitido el vale {number}.",
  "There is no table “{name}”.": "No existe la mesa «{name}».",
  "This table has no terminal with that number.": "Esta mesa no tiene un terminal con ese número.",
  "No screen shows this code.": "Ninguna pantalla muestra este código.",
  "There is no such terminal.": "No existe ese terminal.",
  "There is no tournament “{tournament}”.": "No existe el torneo «{tournament}».",
  "This table has {count} terminals.": "Esta mesa tiene {count} terminales.",
  "The table has no tip box attached.": "La mesa no tiene su caja de propinas puesta.",
  "Tournament chips have no wager limit.": "Las fichas de torneo no tienen límite.",
  "The boxes {between} do not share one corner.": "Las casillas {between} no comparten una esquina.",
  "“{reason}” is not a reason for No Spin: {allowed}.": "«{reason}» no es motivo de tirada nula: {allowed}.",
  "{between} are neither a row nor a listed group of three.":
    "{between} no son ni una fila ni uno de los grupos de tres previstos.",
  "Ball and wheel turn the same way: this is no valid spin; declare No Spin.":
    "La bola y la rueda giran en el mismo sentido: la tirada no vale; declárela nula.",
  "Confirm the turns of the ball: nobody has counted them.":
    "Confirme las vueltas de la bola: nadie las ha contado.",
  "The ball made {tenths} turns; {value} make a valid spin. Declare No Spin.":
    "La bola dio {tenths} vueltas; una tirada vale con {value}. Declárela nula.",
  "The boxes {between} share no line.": "Las casillas {between} no comparten una línea.",
  "Nobody may use this address.": "Nadie puede usar esta dirección.",
  "The table has not been inspected for this opening.": "La mesa no se ha inspeccionado para esta apertura.",
  "The pit supervisor has not confirmed observing the action.":
    "El supervisor no ha confirmado que observó la acción.",
  "This table is not paused.": "Esta mesa no está en pausa.",
  "Tournament chips cannot be exchanged for anything.": "Las fichas de torneo no se cambian por nada.",
  "Tournament chips cannot be redeemed.": "Las fichas de torneo no se pueden cobrar.",
  "Tournament chips cannot be given away.": "Las fichas de torneo no se pueden regalar.",
  "Sign in first.": "Primero inicie sesión.",
  "This table does not stand still.": "Esta mesa no está parada.",
  "{stake} is not a whole number of {unit} chips.": "{stake} no es un número entero de fichas de {unit}.",
  "The {colour} chips are seat {number}'s.": "Las fichas {colour} son del puesto {number}.",
  "This terminal is seat {seat} of table {table}.": "Este terminal es el puesto {seat} de la mesa {table}.",
  "This terminal is at table {table}.": "Este terminal está en la mesa {table}.",
  "Seat {number} has nothing on {place}.": "El puesto {number} no tiene nada en {place}.",
  "Seat {number} has less than that on {place}.": "El puesto {number} tiene menos que eso en {place}.",
  "No dealer has placed anything on {place} for seat {number}.":
    "Ningún crupier ha puesto nada en {place} para el puesto {number}.",
  "Seat {seat} has nothing on the layout.": "El puesto {seat} no tiene nada en el tapete.",
  "There is nothing to repeat for seat {number}.": "No hay nada que repetir para el puesto {number}.",
  "Seat {seat} has no points.": "El puesto {seat} no tiene puntos.",
  "Seat {seat} has nothing to cash out.": "El puesto {seat} no tiene nada que cobrar.",
  "There is no open dispute {dispute}.": "No hay ninguna reclamación {dispute} abierta.",
  "The result is {number} already.": "El resultado ya es {number}.",
  "Nothing is due to seat {seat}.": "Al puesto {seat} no se le debe nada.",
  "There is no {strangers} on this wheel.": "No hay {strangers} en esta rueda.",
  "The tray was closed with {left}; it cannot open with {opener}.":
    "La bandeja se cerró con {left}; no puede abrirse con {opener}.",
  "Only one of these can apply when a zero falls.":
    "Solo una de estas reglas puede valer cuando sale un cero.",
  "The {key} rulebook does not know {words}.": "El reglamento {key} no conoce {words}.",
  "{words} is not for the {name} wheel.": "{words} no es para la rueda {name}.",
  "Requests from this origin are not taken; the setting “origins” names those that are.":
    "No se aceptan peticiones de este origen; el ajuste «origins» nombra los admitidos.",
  "That cannot be done now.": "Eso no se puede hacer ahora.",
  "Seats {short} no longer have what was paid; the supervisor decides as a dispute.":
    "Los puestos {short} ya no tienen lo pagado; el supervisor lo decide como reclamación.",
  "This passkey is registered already.": "Esta llave de acceso ya está registrada.",
  "Ask for a new challenge first.": "Pida primero un nuevo desafío.",
  "This passkey is not valid here.": "Esta llave de acceso no vale aquí.",
  "This is signed: give your passphrase with it.": "Esto se firma: dé también su frase de acceso.",
  "This needs a passphrase given just now; give yours again.":
    "Esto requiere una frase de acceso recién dada; escriba la suya de nuevo.",
  "A passphrase has at least {PASSPHRASE_MIN} characters.":
    "Una frase de acceso tiene al menos {PASSPHRASE_MIN} caracteres.",
  "{amount} keyed; {winnings} is due.": "Se introdujo {amount}; se debe {winnings}.",
  "Only the pit supervisor may decide this.": "Solo el supervisor puede decidirlo.",
  "The pit supervisor has not ruled yet.": "El supervisor aún no ha decidido.",
  "Points are issued at tournament tables only.": "Los puntos se entregan solo en mesas de torneo.",
  "Points are played at tournament tables only.": "Los puntos se juegan solo en mesas de torneo.",
  "Tournament chips stand for points and have no value in money.":
    "Las fichas de torneo son puntos y no valen dinero.",
  "A tournament table has no chips of the cage.": "Una mesa de torneo no tiene fichas de caja.",
  "At a tournament table a dispute is decided without paying.":
    "En una mesa de torneo una reclamación se decide sin pagar.",
  "A tournament table has no chips of the cage; it opens with an empty tray.":
    "Una mesa de torneo no tiene fichas de caja; abre con la bandeja vacía.",
  "The wheel owes the secret of round {to_reveal}.": "La rueda debe el secreto de la tirada {to_reveal}.",
  "No secret is owed.": "No se debe ningún secreto.",
  "The result of a random wheel comes with the proof for this round.":
    "El resultado de una rueda aleatoria llega con la prueba de esta tirada.",
  "Say why there is no spin: {allowed}.": "Diga por qué la tirada es nula: {allowed}.",
  "Say why the table is suspended.": "Diga por qué se detiene la mesa.",
  "There is no ruling to observe.": "No hay ninguna decisión que observar.",
  "Say what is disputed.": "Diga qué se reclama.",
  "Say what happened.": "Diga qué ha pasado.",
  "A ruling needs its reason.": "Una decisión necesita su motivo.",
  "A decision needs its reason.": "La resolución de una reclamación necesita su motivo.",
  "A correction needs its reason.": "Una corrección necesita su motivo.",
  "Receipt {receipt} was deposited before.": "El recibo {receipt} ya se depositó antes.",
  "The {role} may not do this.": "La función «{role}» no puede hacerlo.",
  "A terminal may not do this.": "Un terminal no puede hacerlo.",
  "A display only shows.": "Una pantalla solo muestra.",
  "A dealer signs in with their own badge.": "Un crupier entra con su propia credencial.",
  "The {role} may not confirm this.": "La función «{role}» no puede confirmarlo.",
  "The floor is for the staff.": "La oficina es para el personal.",
  "Badge {badge} is not a {chosen}.": "La credencial {badge} no tiene la función «{chosen}».",
  "That is not possible while a round is running.": "Eso no es posible durante una tirada.",
  "Chips lie on the layout; their value changes between rounds.":
    "Hay fichas en el tapete; su valor cambia entre tiradas.",
  "A wager is still in prison; rules change when none is left.":
    "Aún hay una apuesta en prisión; las reglas cambian cuando no quede ninguna.",
  "A wager is still in prison; options change when none is left.":
    "Aún hay una apuesta en prisión; las opciones cambian cuando no quede ninguna.",
  "{between} are not two rows that touch.": "{between} no son dos filas que se tocan.",
  "Nobody sits at seat {number}.": "Nadie está sentado en el puesto {number}.",
  "{player} is not at the table; seat the player again first.":
    "{player} no está en la mesa; siente primero al jugador de nuevo.",
  "Seat {seat} is taken.": "El puesto {seat} está ocupado.",
  "A fill or credit slip is signed by two different people.":
    "Un comprobante de reposición o devolución lo firman dos personas distintas.",
  "A result is corrected by two different people.": "Un resultado lo corrigen dos personas distintas.",
  "The second person must be somebody else.": "La segunda persona debe ser otra.",
  "This needs a second person; ask for an approval.":
    "Esto requiere una segunda persona; pida una aprobación.",
  "This needs a second person, who confirms it within two minutes.":
    "Esto requiere una segunda persona que lo confirme en dos minutos.",
  "Nobody grants roles to themselves.": "Nadie se da funciones a sí mismo.",
  "Nobody makes a code for themselves.": "Nadie se hace un código a sí mismo.",
  "The random wheel owes the secret of round {to_reveal}; it is revealed first.":
    "La rueda aleatoria debe el secreto de la tirada {to_reveal}; se revela primero.",
  "The console is locked; give your passphrase again.":
    "La consola está bloqueada; escriba de nuevo su frase de acceso.",
  "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.":
    "Las apuestas ya están liquidadas; corrija el resultado o decida una reclamación en vez de anular la tirada.",
  "Badge and passphrase do not fit together.": "La credencial y la frase de acceso no concuerdan.",
  "Too many wrong tries; wait {seconds} seconds before the next.":
    "Demasiados intentos fallidos; espere {seconds} segundos antes del siguiente.",
  "The sign lacks a statement that it must have: {missing}.":
    "Al cartel le falta una declaración obligatoria: {missing}.",
  "The sign that tells players how this wheel is used does not hang at the table yet.":
    "El cartel que explica a los jugadores cómo se usa esta rueda aún no está expuesto en la mesa.",
  "Make your signing key first; what is signed needs one.":
    "Cree primero su clave de firma; lo que se firma la necesita.",
  "This slip was redeemed before.": "Este vale ya se cobró.",
  "{number} gives no result at this table; the supervisor rules the spin void instead.":
    "{number} no da resultado en esta mesa; el supervisor declara nula la tirada.",
  "That spin is void; its number is information only.": "Esa tirada es nula; su número es solo información.",
  "The table has more requests than it can take; try again.":
    "La mesa tiene más peticiones de las que puede atender; inténtelo de nuevo.",
  "The table stands still after a failure of the system; a supervisor has to take it into use again.":
    "La mesa está parada tras un fallo del sistema; un supervisor debe ponerla de nuevo en servicio.",
  "There is a table {name} already.": "Ya existe una mesa {name}.",
  "A wager for the dealers is made with the seat's own chips.":
    "Una apuesta para los crupieres se hace con las fichas propias del puesto.",
  "The request is too long.": "La petición es demasiado larga.",
  "A request has at most {most} bytes.": "Una petición tiene como máximo {most} bytes.",
  "A frame has at most {FRAME_BYTES_MAX} bytes.": "Un mensaje tiene como máximo {FRAME_BYTES_MAX} bytes.",
  "A person has at most {KEYS_MAX} passkeys.": "Una persona tiene como máximo {KEYS_MAX} llaves de acceso.",
  "Too many approvals are waiting.": "Hay demasiadas aprobaciones pendientes.",
  "Too many screens watch the tournaments already.": "Ya hay demasiadas pantallas que siguen los torneos.",
  "Too many requests; wait a moment.": "Demasiadas peticiones; espere un momento.",
  "Too many tries; wait a minute.": "Demasiados intentos; espere un minuto.",
  "Too many screens are waiting to be confirmed.": "Demasiadas pantallas esperan su confirmación.",
  "Too many frames; wait a moment.": "Demasiados mensajes; espere un momento.",
  "Wait for answers before you ask more.": "Espere las respuestas antes de pedir más.",
  "Too many passkeys are being asked for; wait a moment.":
    "Se piden demasiadas llaves de acceso; espere un momento.",
  "Only tournament chips can be wagered here.": "Aquí solo se pueden apostar fichas de torneo.",
  "“{name}” is neither a kind of bet nor a group of them.":
    "«{name}» no es un tipo de apuesta ni un grupo de ellas.",
  "At this table wagers are made on the terminal.": "En esta mesa se apuesta en el terminal.",
  "At this table all wagers are electronic chips on the terminal.":
    "En esta mesa todas las apuestas son fichas electrónicas del terminal.",
  "Value chips are not accepted at this table.": "Esta mesa no acepta fichas de valor.",
  "{capitalize} value chips are in use on the inside bets by seat {others} this spin.":
    "En esta tirada, el puesto {others} usa las fichas de valor {capitalize} en las apuestas interiores.",
  "Wagers of seats {imprisoned} are in prison; the next spin decides them, and then the table closes.":
    "Hay apuestas de los puestos {imprisoned} en prisión; la tirada siguiente las decide y después cierra la mesa.",
  "There are wagers of seats {playing} on the layout.": "Hay apuestas de los puestos {playing} en el tapete.",
  "Some winning wagers are not paid yet.": "Faltan apuestas ganadoras por pagar.",
  "Some winning wagers are not paid yet. Unpaid: {seats}.":
    "Faltan apuestas ganadoras por pagar. Pendientes: {seats}.",
  "A tip goes into the tip box {table}, not into {box}.":
    "Una propina va a la caja de propinas {table}, no a {box}.",
  "This table does not offer the choice “{choice}”.": "Esta mesa no ofrece la opción «{choice}».",
  "a number is too large": "un número es demasiado grande",
  "a text has more than {TEXT_MAX} characters, or some that cannot be printed":
    "un texto tiene más de {TEXT_MAX} caracteres, o algunos que no se pueden imprimir",
  "it is nested too deeply or too long": "está anidado demasiado hondo o es demasiado largo",
  "of the table": "de la mesa",
  nobody: "nadie",
  player: "jugador",
  dealer: "crupier",
  "pit-supervisor": "supervisor",
  "key-manager": "gerente",
  security: "seguridad",
  maintenance: "mantenimiento",
  "slot-technician": "técnico",
  cashier: "caja",
  "tournament-director": "director de torneo",
  auditor: "auditor",
  regulator: "regulador",
  system: "sistema",
  "A buy-in": "Una compra de fichas",
  "A slip": "Un comprobante",
  "A stake": "Una apuesta",
  "A tip": "Una propina",
  "An amount": "Un importe",
  "The face of a coupon": "El valor de un cupón",
  "The points": "El número de puntos",
  "The value of a chip": "El valor de una ficha",
};
