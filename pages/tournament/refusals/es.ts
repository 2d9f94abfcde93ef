import type { Sentences } from "./sentences";

export const words: Sentences = {
  "In Prison is offered to every player at the table or to none.":
    "La prisión se ofrece a todos los jugadores de la mesa o a ninguno.",
  "This is not valid TOML: {error}.": "Esto no es TOML válido: {error}.",
  "This is {data}.": "Esto es {data}.",
  "There is no such key.": "Esta clave no existe.",
  "This key is missing.": "Falta esta clave.",
  "This value does not say where it comes from.": "Este valor no dice de dónde viene.",
  "“{key}” is not a permitted bet.": "«{key}» no es una apuesta permitida.",
  "The tables say otherwise; leave the points out, and they are read from there.":
    "Las mesas dicen otra cosa; deje los puntos, y se leen de allí.",
  "Table {name} plays for money.": "En la mesa {name} se juega por dinero.",
  "Table {name} is {phase}.": "Mesa {name}: {phase}.",
  "Somebody sits at table {name} already.": "Ya hay alguien sentado en la mesa {name}.",
  "Table {name}: betting is open; pause it, so that the colours get their points.":
    "Mesa {name}: las apuestas están abiertas; haga una pausa para que los colores reciban sus puntos.",
  "Table {name} has played {done} of {wanted} spins.": "La mesa {name} ha jugado {done} de {wanted} tiradas.",
  "Table {name}: wagers are still to be settled.": "Mesa {name}: quedan apuestas por liquidar.",
  "There is a break; players take their seats again first.":
    "Hay un descanso; los jugadores ocupan primero sus asientos de nuevo.",
  "The game is played with the chips that lay on the table when it began.":
    "Se juega con las fichas que había en la mesa al empezar.",
  "The seats of a running round are drawn; nobody takes a player's place.":
    "Los asientos de una ronda en juego están sorteados; nadie ocupa el lugar de un jugador.",
  "The round has had its {spins} spins at this table.": "La ronda ya tuvo sus {spins} tiradas en esta mesa.",
  "There is no way to play called “{unknown}”: {STRATEGIES}.":
    "No hay manera de jugar «{unknown}»: {STRATEGIES}.",
  "From 2 to {PLAYERS_MAX} players, {SPINS_MAX} spins and {RUNS_MAX} runs can be tried.":
    "Se pueden probar de 2 a {PLAYERS_MAX} jugadores, {SPINS_MAX} tiradas y {RUNS_MAX} repeticiones.",
  "That is {runs} wagers; {WORK_MAX} can be tried at a time.":
    "Son {runs} apuestas; de una vez se pueden probar {WORK_MAX}.",
  "The ways to play add up to the players.": "Las maneras de jugar suman el número de jugadores.",
  "Say for every round but the last how many go on.": "Diga para cada ronda, salvo la última, cuántos pasan.",
  "The {key} rulebook has no {name} wheel.": "El reglamento {key} no tiene el cilindro «{name}».",
  "The {key} rulebook has no bet “{kind}”.": "El reglamento {key} no tiene la apuesta «{kind}».",
  "{value} at {to_one} to 1: it pays {expected}.": "{value} a {to_one} a 1: paga {expected}.",
  "The {chips} chips carry {printed}; non-value chips carry no amount.":
    "Las fichas {chips} llevan {printed}; las fichas sin valor no llevan importe.",
  "The non-value chips {chips} look like the value chip {value}.":
    "Las fichas sin valor {chips} se parecen a la ficha de valor {value}.",
  "The sets {other} and {chips} are taken for one another.": "Los juegos {other} y {chips} se confunden.",
  "The smallest chip must be worth something.": "La ficha más pequeña debe valer algo.",
  "Only roulette chips can be bet under this rulebook.":
    "Con este reglamento solo se apuestan fichas de ruleta.",
  "This rulebook takes no match play coupons.": "Este reglamento no admite cupones de juego.",
  "A table with terminals needs at least one.": "Una mesa con terminales necesita al menos uno.",
  "Say whether a central screen shows the felt: it decides whether chips may look alike.":
    "Diga si una pantalla central muestra el tapete: decide si las fichas pueden parecerse.",
  "A restriction on tip wagers applies only when it is posted.":
    "Una restricción de las apuestas de propina vale solo si está expuesta.",
  "The shares of a pool are 100 percent at most.":
    "Las partes de un fondo son el 100 por ciento como máximo.",
  "A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these.":
    "Un premio es un importe, una parte del fondo, bienes o un vale: exactamente uno de ellos.",
  "Say what the goods or the voucher are worth.": "Diga cuánto valen los bienes o el vale.",
  "Places are numbered from 1.": "Los puestos se numeran desde el 1.",
  "A voucher is for a later event of this tournament; “{voucher}” is none.":
    "Un vale es para un evento posterior de este torneo; «{voucher}» no lo es.",
  "The voucher is worth {value}, the place in {key} {price}.":
    "El vale es de {value}; el puesto en {key}, de {price}.",
  "A voucher would pay a fee, which is proceeds.": "Un vale pagaría una cuota, y eso es un ingreso.",
  "Print the house rules in full, or the prescribed statement with the casino's name.":
    "Imprima las reglas de la casa completas, o la declaración prescrita con el nombre del casino.",
  "Say under which conditions players may buy again.":
    "Diga en qué condiciones los jugadores pueden comprar de nuevo.",
  "The print says how many prizes there are; the lists have {count}.":
    "El impreso dice cuántos premios hay; las listas tienen {count}.",
  "The print says that the tables are played otherwise than they are.":
    "El impreso dice que en las mesas se juega de otro modo.",
  "What the print says about re-buys is not what the events have.":
    "Lo que el impreso dice de las recompras no es lo que tienen los eventos.",
  "The print must explain the {value}.": "El impreso debe explicar: {value}.",
  "The print says {stated}, the events charge {actual}.":
    "El impreso dice {stated}; los eventos cobran {actual}.",
  "Say whether there are re-buys.": "Diga si hay recompras.",
  "“{day}” is no day; write it like 2026-11-20.": "«{day}» no es un día; escríbalo así: 2026-11-20.",
  "The rulebook “{rulebook}” has no rules for tournaments.":
    "El reglamento «{rulebook}» no tiene reglas de torneos.",
  "A tournament has one event or more.": "Un torneo tiene uno o más eventos.",
  "“{key}” does not tell this event from the rest.": "«{key}» no distingue este evento de los demás.",
  "Buy-ins come into this pool, and no cash prize takes them.":
    "A este fondo llegan compras, y ningún premio en efectivo las toma.",
  "All buy-ins are in the overall pool; the prizes of an event can only be goods.":
    "Todas las compras están en el fondo general; los premios de un evento solo pueden ser en especie.",
  "An event does not end before it begins.": "Un evento no termina antes de empezar.",
  "One round of an event at least is an initial one.": "Al menos una ronda de un evento es inicial.",
  "{key}: a table has {seats} seats, and chips and terminals for {most}.":
    "{key}: una mesa tiene {seats} asientos, y fichas y terminales para {most}.",
  "Licensees, pools, prizes over all, ties and agreements cannot change once somebody has entered.":
    "Licenciatarios, fondos, premios generales, empates y acuerdos no cambian cuando alguien se ha inscrito.",
  "The events stand in the order of their days.": "Los eventos van en el orden de sus días.",
  "The tournament is over by {last}, four months after its first day of play; this is {day}.":
    "El torneo termina a más tardar el {last}, cuatro meses después de su primer día de juego; esto es el {day}.",
  "Name the licensee, or each of those who share it, once.":
    "Nombre una vez al licenciatario, o a cada uno de quienes lo comparten.",
  "Name one of the licensees who answers for the tournament.":
    "Nombre a uno de los licenciatarios que responda del torneo.",
  "{key}: an entry fee makes proceeds, and licensees may not share those.":
    "{key}: una cuota produce ingresos, y los licenciatarios no pueden compartirlos.",
  "Name the licensed premises.": "Nombre el local con licencia.",
  "{name}: somebody signs the check list on security and surveillance.":
    "{name}: alguien firma la lista de seguridad y vigilancia.",
  "{name} has no licence on {date}.": "{name} no tiene licencia el {date}.",
  "“{text}” needs its ground in limited gaming, signed by the director.":
    "«{text}» necesita su fundamento en el juego limitado, firmado por el director.",
  "{name}: the pool takes a part of a positive amount.":
    "{name}: el fondo toma una parte de un importe positivo.",
  "{name}: say whether {amount} is an entry-fee or a buy-in.": "{name}: diga si {amount} es cuota o compra.",
  "{item}: its value is set beforehand and is that in cash, {price}.":
    "{item}: su valor se fija de antemano y es el que tiene en efectivo, {price}.",
  "Fee and buy-ins together may be {CAP}, not {buy_ins}.":
    "Cuota y compras juntas pueden ser {CAP}, no {buy_ins}.",
  "Without a bound on them, the sum of the buy-ins has none.":
    "Sin un límite para ellas, la suma de las compras no tiene ninguno.",
  "{what} may be {CAP}, not {amount}.": "{what} puede ser {CAP}, no {amount}.",
  "A price is 0 or more, and brings points.": "Un precio es 0 o más, y da puntos.",
  "Tournament chips are approved: give the reference, and who approved them (reading F19).":
    "Las fichas de torneo se aprueban: dé la referencia y quién las aprobó (lectura F19).",
  "{key}: everybody starts with the same number of chips.":
    "{key}: todos empiezan con el mismo número de fichas.",
  "The starting stack is a positive number of points.":
    "Las fichas iniciales son un número positivo de puntos.",
  "{key} needs a round at least.": "{key} necesita al menos una ronda.",
  "{key} needs tables, each once, with seats.": "{key} necesita mesas, cada una una vez, con asientos.",
  "Round {number} ends after some spins or minutes.":
    "La ronda {number} termina tras unas tiradas o minutos.",
  "Round {number}: say how many of each table (or of the event) go on.":
    "Ronda {number}: diga cuántos de cada mesa (o del evento) pasan.",
  "Give the wagering limit and the text that sets it.": "Dé el límite de apuesta y el texto que lo fija.",
  "Round {number}: say how many spins it has at least.":
    "Ronda {number}: diga cuántas tiradas tiene al menos.",
  "Round {number}: {buy_in} over {spins} spins is {share}, above {limit}.":
    "Ronda {number}: {buy_in} en {spins} tiradas son {share}, más de {limit}.",
  "Fee cash has a container of its own, and so do buy-ins.":
    "El efectivo de cuotas tiene un recipiente propio, y el de compras también.",
  "The cap is for each entry or for each person.": "El tope es por inscripción o por persona.",
  "The days of notice are calendar or business days.": "Los días de aviso son naturales o hábiles.",
  "Tournament tables have a dealer: felt or terminals.":
    "Las mesas de torneo tienen crupier: felt o terminals.",
  "Nobody comes in again less than not at all.": "Nadie vuelve a entrar menos de cero veces.",
  "The tournament's rules have to be written first.": "Primero hay que escribir las reglas del torneo.",
  "{event} has started.": "{event} ha comenzado.",
  "Everybody starts {event} with {chips} points.": "Todos empiezan {event} con {chips} puntos.",
  "An entrant has a number, a name, and a document that was seen.":
    "Un inscrito tiene un número, un nombre y un documento que se ha visto.",
  "Entrants have to meet this: {text}": "Los inscritos tienen que cumplir esto: {text}",
  "“{licensee}” does not share this tournament.": "«{licensee}» no comparte este torneo.",
  "This document was shown for {known} before; nobody enters under two names.":
    "Este documento ya se mostró para {known}; nadie entra con dos nombres.",
  "{name} has an active entry: number {number} in {active}.":
    "{name} tiene una inscripción activa: número {number} en {active}.",
  "{name} is out, and the rules do not let anybody come in again.":
    "{name} está fuera, y las reglas no dejan volver a entrar a nadie.",
  "{name} has come in again as often as the rules allow.":
    "{name} ha vuelto a entrar tantas veces como permiten las reglas.",
  "{name} is disqualified from tournament play.": "{name} está descalificado del torneo.",
  "Every entrant of {key} has a fee of {entry_fee}, given away if need be.":
    "Todo inscrito de {key} tiene una cuota de {entry_fee}, regalada si hace falta.",
  "{key} is free: nobody is charged a fee there.": "{key} es gratis: allí no se cobra cuota a nadie.",
  "{what} is {due}, not {given}.": "{what} es {due}, no {given}.",
  "No cash value was set beforehand for “{item}”.": "Para «{item}» no se fijó antes un valor en efectivo.",
  "The form shows {item} at {value}, the value set beforehand.":
    "El formulario muestra {item} por {value}, el valor fijado antes.",
  "This cash goes into the container “{own}” until it is counted.":
    "Este efectivo va al recipiente «{own}» hasta que se cuente.",
  "What the house gives away counts at its full dollar value.":
    "Lo que la casa regala cuenta por su pleno valor en dólares.",
  "Say how much cash was taken.": "Diga cuánto efectivo se tomó.",
  "Voucher {number} belongs to {name}, who won it.": "El vale {number} es de {name}, que lo ganó.",
  "Voucher {number} is for {voucher_for}.": "El vale {number} es para {voucher_for}.",
  "Voucher {number} is worth {value}, the place {price}.":
    "El vale {number} es de {value}; el puesto, de {price}.",
  "This tournament has not issued a voucher {number}.": "Este torneo no ha emitido el vale {number}.",
  "Voucher {number} is on the books already: {status}.": "El vale {number} ya está en los libros: {status}.",
  "Entry {number} is {name}'s; players speak for their own entry only.":
    "La inscripción {number} es de {name}; un jugador habla por la suya.",
  "Name two or more active entries of one person, and how that was found.":
    "Nombre dos o más inscripciones activas de una persona, y cómo se descubrió.",
  "Fee cash lies in “{own}” and is counted there, apart from all other money.":
    "El efectivo de cuotas está en «{own}» y se cuenta allí, aparte de todo otro dinero.",
  "A count is 0 or more.": "Un recuento es 0 o más.",
  "Two different people count the cash.": "Dos personas distintas cuentan el efectivo.",
  "The tournament was concluded on {concluded}.": "El torneo se concluyó el {concluded}.",
  "Publish a seed for the draw, so that anybody can repeat it.":
    "Publique una semilla para el sorteo, para que cualquiera pueda repetirlo.",
  "The seats of round {round} are drawn.": "Los asientos de la ronda {round} están sorteados.",
  "Nobody is in {event}.": "Nadie está en {event}.",
  "{entries} players and {places} seats.": "{entries} jugadores y {places} asientos.",
  "The seat is {name}'s, and nobody sits in for somebody else.":
    "El asiento es de {name}, y nadie se sienta por otro.",
  "{name} has not been given version {version} of the rules.":
    "A {name} no se le ha dado la versión {version} de las reglas.",
  "{name} has no seat in {event}.": "{name} no tiene asiento en {event}.",
  "The tables are balanced: no two differ by more than one player.":
    "Las mesas están equilibradas: ningunas dos difieren en más de un jugador.",
  "Draw the seats of round {round} first.": "Sortee primero los asientos de la ronda {round}.",
  "Round {round} is played; say who goes on.": "La ronda {round} está jugada; diga quién pasa.",
  "Nobody has taken a seat.": "Nadie ha ocupado un asiento.",
  "Count the chips of everybody who has taken a seat, and of nobody else.":
    "Cuente las fichas de todos los que ocupan un asiento, y de nadie más.",
  "{name} has {points}, and {entry} lie on the table.":
    "{name} tiene {points} puntos, y en la mesa hay {entry}.",
  "{event} is not being played.": "{event} no se está jugando.",
  "Give the points of everybody who played.": "Dé los puntos de todos los que jugaron.",
  "Points are 0 or more, of players who are in the game.":
    "Los puntos son 0 o más, de jugadores que están en juego.",
  "More chips are offered to everybody alike, or to nobody.":
    "Más fichas se ofrecen a todos por igual, o a nadie.",
  "The {offer} is offered already.": "Ya se ofrece: {offer}.",
  "The rules offer this up to round {until_round}.": "Las reglas lo ofrecen hasta la ronda {until_round}.",
  "Entry {entry} is out of {event}.": "La inscripción {entry} está fuera de {event}.",
  "The game is played with the chips that lay on the table when it began; buy between games.":
    "Se juega con las fichas que había en la mesa al empezar; compre entre juegos.",
  "The {offer} is not open; it is opened for everybody at once.":
    "No está abierto para todos a la vez: {offer}.",
  "Each player may have {allowed} of these.": "Cada jugador puede tener {allowed} de estos.",
  "A re-buy is for players who have no chips left.": "Una recompra es para jugadores que no tienen fichas.",
  "Nothing is offered to this player now.": "A este jugador no se le ofrece nada ahora.",
  "Nothing is offered.": "No se ofrece nada.",
  "{name} is out already.": "{name} ya está fuera.",
  "Nobody is out before a round is over.": "Nadie está fuera antes de terminar una ronda.",
  "{name} has {pending}.": "{name} tiene {pending} puntos.",
  "{name} may still take the {offer}.": "{name} todavía puede tomar: {offer}.",
  "{key} has no {offer}.": "{key} no tiene: {offer}.",
  "Round {round} has not been played.": "La ronda {round} no se ha jugado.",
  "Players without chips are still to decide; close the offer, or eliminate them.":
    "Hay jugadores sin fichas que aún deciden; cierre la oferta o elimínelos.",
  "{event} has not started.": "{event} no ha comenzado.",
  "The play of {event} is over.": "El juego de {event} ha terminado.",
  "Round {round} of {event} is on.": "La ronda {round} de {event} está en juego.",
  "No round of {event} is on.": "Ninguna ronda de {event} está en juego.",
  "The house adds a positive amount.": "La casa añade un importe positivo.",
  "Prize money of the house is its own expense; it is no loss against the proceeds of a tournament.":
    "El dinero de premios de la casa es gasto suyo; no es pérdida contra los ingresos de un torneo.",
  "{unfinished}: play is not over.": "{unfinished}: el juego no ha terminado.",
  "There is no prize {award}.": "No hay premio {award}.",
  "{name} is disqualified and receives no prize.": "{name} está descalificado y no recibe premio.",
  "A voucher is used, not paid; its line on the form follows from its use.":
    "Un vale se usa, no se paga; su línea del formulario resulta de su uso.",
  "Every prize has its line on the Division's pay-out form; give the form's number.":
    "Cada premio tiene su línea en el formulario de pago de la División; dé el número del formulario.",
  "Say what the goods are and what they are worth: {description}, {amount}.":
    "Diga qué son los bienes y cuánto valen: {description}, {amount}.",
  "Prize {number} is {status}.": "Premio {number}: {status}.",
  "Buy-ins are paid to winners; nothing of {amount} can go to “{to}”.":
    "Las compras se pagan a los ganadores; nada de {amount} puede ir a «{to}».",
  "What is left of {event} goes to prizes still to be awarded: {open_pools}.":
    "Lo que queda de {event} va a premios aún por otorgar: {open_pools}.",
  "Award the prizes of {event} first.": "Otorgue primero los premios de {event}.",
  "Nothing is left of the pool of {event}.": "No queda nada del fondo de {event}.",
  "By the rules of this tournament an unused voucher is not awarded anew.":
    "Según las reglas de este torneo, un vale sin usar no se otorga de nuevo.",
  "The prizes of {to} are awarded.": "Los premios de {to} están otorgados.",
  "Say why the voucher will not be used.": "Diga por qué no se usará el vale.",
  "Name the winner over all: the first of the last event.":
    "Nombre al ganador absoluto: el primero del último evento.",
  "Everything that was bought in goes to the winners first: pools, prizes and vouchers are still open.":
    "Todo lo comprado va primero a los ganadores: quedan fondos, premios y vales abiertos.",
  "{responsible} answers for this tournament, and alone awards its prizes.":
    "{responsible} responde de este torneo y otorga sus premios en exclusiva.",
  "This tournament has no prizes over all.": "Este torneo no tiene premios generales.",
  "Give the day, like 2026-11-20; this is “{text}”.": "Dé el día, como 2026-11-20; esto es «{text}».",
  "These are the rules of version {version} already.": "Estas ya son las reglas de la versión {version}.",
  "Rules are not changed while a round is on.": "Las reglas no se cambian durante una ronda.",
  "{key} has entrants already; its terms cannot change under them.":
    "{key} ya tiene inscritos; sus condiciones no cambian para ellos.",
  "Say which office of the Division received the rules, and how that can be shown.":
    "Diga qué oficina de la División recibió las reglas y cómo se puede demostrar.",
  "Version {version} was not sent to the Division.": "La versión {version} no se envió a la División.",
  "Say what the Division finds unacceptable.": "Diga qué considera inaceptable la División.",
  "{event} started on {started}.": "{event} comenzó el {started}.",
  "The Division finds version {version} of the rules unacceptable; change them and file again.":
    "La División considera inaceptable la versión {version} de las reglas; cámbielas y preséntelas de nuevo.",
  "The Division has version {version} of the rules since {never}: {days} full days.":
    "La División tiene la versión {version} de las reglas desde: {never}; son {days} días completos.",
  "{text} has not come yet: today is {day}.": "El {text} no ha llegado todavía: hoy es {day}.",
  "{text} is over: today is {day}.": "El {text} ya pasó: hoy es {day}.",
  "Entry {winner} is not the first in the standings.":
    "La inscripción {winner} no es la primera de la clasificación.",
  "A tournament has a name that can be printed.": "Un torneo tiene un nombre que se puede imprimir.",
  "{event} is planned for {date}.": "{event} está previsto para el {date}.",
  "The tournament had to be over by {last}, four months after its first day of play.":
    "El torneo debía terminar a más tardar el {last}, cuatro meses después de su primer día de juego.",
  "The rules of this tournament do not let players share the prizes.":
    "Las reglas de este torneo no dejan que los jugadores se repartan los premios.",
  "The director never suggests an agreement; name the player who asks for it.":
    "El director nunca propone un acuerdo; nombre al jugador que lo pide.",
  "An agreement is made between rounds, while the event is being played.":
    "Un acuerdo se hace entre rondas, mientras se juega el evento.",
  "Only a player who is still in may ask.": "Solo puede pedirlo un jugador que sigue dentro.",
  "The director first tells the player that agreeing is voluntary and needs everybody.":
    "El director dice primero al jugador que aceptar es voluntario y requiere a todos.",
  "Nobody has asked for an agreement.": "Nadie ha pedido un acuerdo.",
  "Say why the director does not permit it.": "Diga por qué el director no lo permite.",
  "Prizes other than cash go by rank, and no agreement may be made about them.":
    "Los premios que no son efectivo van por puesto, y sobre ellos no cabe acuerdo.",
  "The shares of the {among} players add up to {cash}, the cash of their places.":
    "Las partes de los {among} jugadores suman {cash}, el efectivo de sus puestos.",
  "Every remaining player has to agree.": "Todos los jugadores que quedan tienen que aceptar.",
  "One player does not agree; play goes on.": "Un jugador no acepta; el juego sigue.",
  "No agreement is being asked for.": "No se está pidiendo ningún acuerdo.",
  "Play has gone on; ask again after the round.": "El juego ha seguido; pídalo de nuevo tras la ronda.",
  "The director does not permit an early end: {stopped}":
    "El director no permite un final anticipado: {stopped}",
  "The pool of {pool} is {left} short of its prizes; the house has to add that.":
    "Al fondo de {pool} le faltan {left} para sus premios; la casa tiene que añadirlos.",
  "The pool of {pool} holds {left}, and no cash prize takes it.":
    "El fondo de {pool} tiene {left}, y ningún premio en efectivo lo toma.",
  "The pool of {pool} is awarded; carry what is left of it forward.":
    "El fondo de {pool} está otorgado; traslade lo que queda de él.",
  "Points and shares are given by entry number.": "Los puntos y las partes se dan por número de inscripción.",
  "There is no event “{key}”.": "No existe el evento «{key}».",
  "There is no entry {number}.": "No existe la inscripción {number}.",
  "Entry {number} is out; {name} has a later one.":
    "La inscripción {number} está fuera; {name} tiene una posterior.",
  "Entry {number} is not in {event}.": "La inscripción {number} no está en {event}.",
  "The tournament “{name}” has no rules yet.": "El torneo «{name}» aún no tiene reglas.",
  "A number is no whole one or too large, or it is nested too deeply or long.":
    "Un número no es entero o es demasiado grande, o está anidado demasiado hondo o es demasiado largo.",
  "A text cannot be written.": "Un texto no se puede escribir.",
  "Nobody of this tournament sits here.": "Aquí no se sienta nadie de este torneo.",
  "at least {due} to 1": "al menos {due} a 1",
  "{due} to 1": "{due} a 1",
  "The entry fee": "La cuota",
  "The buy-in": "La compra",
  closed: "cerrada",
  open: "abierta, aún sin apuestas",
  betting: "se está apostando",
  "ball-in-track": "la bola rueda",
  "no-more-bets": "no va más",
  result: "hay resultado",
  "dolly-placed": "hay resultado",
  "losers-collected": "se paga a los ganadores",
  "winners-paid": "los ganadores están pagados",
  closing: "se está cerrando",
  held: "detenida",
  missing: "no existe",
  paid: "pagado",
  "used-as-payout": "usado como pago",
  "used-as-buy-in": "usado como compra",
  "re-awarded": "otorgado de nuevo",
  cancelled: "anulado",
  never: "nunca",
  "final round": "la ronda final",
  conclusion: "la conclusión",
  steady: "constante",
  bold: "audaz",
  chaser: "perseguidor",
  numbers: "a números",
  "single-zero": "un cero",
  "double-zero": "doble cero",
  "double-zero-as-single-zero": "doble cero usado como un cero",
  "one of {these}": "uno de {these}",
  "true or false": "true o false",
  "a whole number": "un número entero",
  "a number": "un número",
  "a text in quotes": "un texto entre comillas",
  "a date": "una fecha",
  "a list": "una lista",
  "a table": "una tabla",
  "a table with value and clause or reading": "una tabla con value y clause o reading",
  "another colour": "otro color",
  "another colour or design": "otro color o diseño",
  "no printed amount": "sin importe impreso",
  "an amount in cents, 1 or more": "un importe en centavos, 1 o más",
  "1 or more": "1 o más",
  "no limits in a tournament": "sin límites en un torneo",
};
