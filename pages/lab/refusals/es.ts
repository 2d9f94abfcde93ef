import type { Sentences } from "./sentences";

export const words: Sentences = {
  "This is {zeros}.": "Esto es {zeros}.",
  "There is no column “{usual}”. The first line has: {cells}.":
    "No hay columna «{usual}». La primera línea tiene: {cells}.",
  "Say which table is meant. Tables with results in this journal: {there}.":
    "Diga qué mesa se quiere decir. Mesas con resultados en este diario: {there}.",
  "The level is a probability between 0 and 1, such as 0.01.":
    "El nivel es una probabilidad entre 0 y 1, como 0.01.",
  "{count} readable spins are too few to judge a wheel; there must be {SPINS_MIN} at least.":
    "{count} tiradas legibles son muy pocas para juzgar una ruleta; deben ser al menos {SPINS_MIN}.",
  "{name} must keep to whole numbers; it returned {units}.": "{name} debe dar números enteros; dio {units}.",
  "{name} fails: {error}.": "{name} falla: {error}.",
  "The first stake is above the limit or the bankroll.": "El primer importe supera el límite o los fondos.",
  "This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.":
    "Esta cadena tiene demasiados estados; tome menos fondos o una meta menor, o croupier simulate.",
  "The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target.":
    "La probabilidad es menor que 1e-300, que esta cadena no resuelve; pida una meta más cercana.",
  "This system has too many states: give a lower limit.":
    "Este sistema tiene demasiados estados: dé un límite menor.",
  "With fewer than one win in three the list is not struck out on average.":
    "Con menos de una victoria de cada tres, la lista no se tacha en promedio.",
  "This needs the extra “{extra}”: install croupier[{extra2}]. Missing: {name}.":
    "Esto requiere el extra «{extra}»: instale croupier[{extra2}]. Falta: {name}.",
  "Bold and best play know no tips.": "El juego audaz y el óptimo no conocen propinas.",
  "A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.":
    "Una ruleta solo de ceros nunca termina lo que una opción deja en pie: dé también una probabilidad a otros números.",
  "Bold and best play know no stop-loss.": "El juego audaz y el óptimo no conocen un tope de pérdida.",
  "Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.":
    "Noches y tiradas son números enteros, 1 o más; la semilla es un entero de 64 bits.",
  "The bankroll must lie above the stop-loss and below the target.":
    "Los fondos deben estar por encima del tope de pérdida y por debajo de la meta.",
  "There are too few recorded spins: {recorded}, and {spins} are wanted.":
    "Hay muy pocas tiradas registradas: {recorded}, y se necesitan {spins}.",
  "The amounts do not fit 64 bits; use a smaller unit or fewer spins.":
    "Los importes no caben en 64 bits; use una unidad menor o menos tiradas.",
  "The limit is below one unit of the slip.": "El límite es menor que una unidad de la apuesta.",
  "A staking system, a target or a stop-loss needs a bankroll.":
    "Un sistema de apuestas, una meta o un tope de pérdida necesitan fondos.",
  "Under this option half of every stake must be a whole amount: choose an even unit.":
    "Con esta opción la mitad de cada importe debe ser entera: elija una unidad par.",
  "Bold and optimal play need one plain bet that either wins or loses its stake, without an option.":
    "El juego audaz y el óptimo necesitan una sola apuesta que gane o pierda, sin opción.",
  "Bankroll and target must be whole numbers of units.":
    "Los fondos y la meta deben ser números enteros de unidades.",
  "A plan is computed for up to {POINTS_MAX} units; choose a larger unit.":
    "Un plan se calcula hasta {POINTS_MAX} unidades; elija una unidad mayor.",
  "The bankroll does not cover the smallest stake.": "Los fondos no cubren el importe más pequeño.",
  "The bankroll must be positive and below the target.":
    "Los fondos deben ser positivos y menores que la meta.",
  "The bankroll does not cover the first stake.": "Los fondos no cubren el primer importe.",
  "This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.":
    "Esta cadena de fondos es demasiado grande; use una unidad más gruesa, o croupier simulate.",
  "This slip can only lose, or only win: there is nothing to compute.":
    "Esta apuesta solo puede perder, o solo ganar: no hay nada que calcular.",
  "The lattice serves up to {COUPS_MAX} coups; ask for {coups} by saddlepoint.":
    "La retícula sirve hasta {COUPS_MAX} jugadas; pida {coups} por punto de silla.",
  "The number of spins is a whole number, 1 or more.": "El número de tiradas es entero, 1 o más.",
  "A slip needs at least one bet, such as red or straight-17=2.50.":
    "Hace falta al menos una apuesta, como red o straight-17=2.50.",
  "This rulebook and wheel have no option “{name}”. There are: {there}.":
    "Este reglamento y esta ruleta no tienen la opción «{name}». Hay: {there}.",
  "The {what} “{text}” is not a positive amount in whole cents.":
    "{what} «{text}» no es un importe positivo en centavos enteros.",
  "The {what} “{text}” is not an amount, such as 20 or 2.50.":
    "{what} «{text}» no es un importe, como 20 o 2.50.",
  "There is no file {name}.": "No existe el archivo {name}.",
  "{file} is no strategy: {why}.": "{file} no es una estrategia: {why}.",
  "A Labouchere list has whole numbers of units, 1 or more.":
    "Una lista de Labouchère tiene números enteros de unidades, 1 o más.",
  "There is no system “{name}”. There are: {known}.": "No existe el sistema «{name}». Hay: {known}.",
  "The limit is below the first stake.": "El límite es menor que el primer importe.",
  "{name}: every stage needs a stake, on_win and on_loss.":
    "{name}: cada etapa necesita stake, on_win y on_loss.",
  "{name}: the stake of stage {stage} is not a whole number of units, 1 or more.":
    "{name}: el importe de la etapa {stage} no es un número entero de unidades, 1 o más.",
  "{name}: stage {stage} leads to stage {after}; there are 0 to {stages}.":
    "{name}: la etapa {stage} lleva a la etapa {after}; las hay de 0 a {stages}.",
  "There is no wheel “{name}”. There are: {known}.": "No existe la ruleta «{name}». Hay: {known}.",
  "There is no rulebook “{name}”. There are: {known}.": "No existe el reglamento «{name}». Hay: {known}.",
  "Wait for the lab's answers before you ask more.":
    "Espere las respuestas del laboratorio antes de preguntar más.",
  "You have {own} jobs in the lab already: wait for one, or cancel it.":
    "Ya tiene {own} trabajos en el laboratorio: espere a uno o cancélelo.",
  "There is no such job; its result is kept for a quarter of an hour.":
    "No existe ese trabajo; su resultado se guarda un cuarto de hora.",
  "This job has no answer to print.": "Este trabajo no tiene respuesta que imprimir.",
  "Too many questions to the lab; wait a moment.": "Demasiadas preguntas al laboratorio; espere un momento.",
  "The lab has as much to do as it can take; try again in a moment.":
    "El laboratorio tiene cuanto puede hacer; inténtelo dentro de un momento.",
  "This job was cancelled.": "Este trabajo se canceló.",
  "The house closes.": "La casa cierra.",
  "This took longer than the {seconds} seconds that the lab gives; ask for less.":
    "Esto tardó más de los {seconds} segundos que da el laboratorio; pida menos.",
  "The lab's process failed at this; nothing else was harmed. Try again, or ask for less.":
    "El proceso del laboratorio falló; nada más sufrió daño. Inténtelo de nuevo o pida menos.",
  "Write your own system first: stages, or the lines of a Labouchere.":
    "Escriba primero su propio sistema: etapas, o las líneas de una Labouchère.",
  "This needs more memory than the lab has.": "Esto necesita más memoria de la que tiene el laboratorio.",
  "There are no spins in this file.": "En este archivo no hay tiradas.",
  "“{unknown}” means nothing here; there are name, stage and lines":
    "«{unknown}» no significa nada aquí; hay name, stage y lines",
  "it needs either stages or lines": "necesita etapas o líneas",
  "stages are written as [[stage]]": "las etapas se escriben [[stage]]",
  "it is not TOML: {error}": "no es TOML: {error}",
  "lines are whole numbers of units": "las líneas son números enteros de unidades",
  "stage {number} needs stake, on_win and on_loss as whole numbers, and nothing else":
    "la etapa {number} necesita stake, on_win y on_loss como números enteros, y nada más",
  "it needs a function strategy(state, result, bankroll)":
    "necesita una función strategy(state, result, bankroll)",
  "opening is a tuple of up to {STATE_SIZE} whole numbers":
    "opening es una tupla de hasta {STATE_SIZE} números enteros",
  "it does not run: {error}": "no se ejecuta: {error}",
  "own system": "su propio sistema",
  stake: "importe",
  "This spreadsheet cannot be read; save it again, or as CSV.":
    "Esta hoja de cálculo no se puede leer; guárdela de nuevo o como CSV.",
  "This spreadsheet is too large when unpacked; save it as CSV.":
    "Esta hoja de cálculo es demasiado grande al descomprimirla; guárdela como CSV.",
  "A bet must win on some pockets and lose on others.":
    "Una apuesta debe ganar en algunas casillas y perder en otras.",
  "“{name}” is no pocket and no bet of this table.":
    "«{name}» no es una casilla ni una apuesta de esta mesa.",
  "The confidence is a probability between 0 and 1, such as 0.95.":
    "La confianza es una probabilidad entre 0 y 1, como 0.95.",
  "The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.":
    "Las probabilidades de las casillas están entre 0 y 1, suman 1 como máximo y son de esta rueda.",
  "A rule on zero is for even-money bets; {bet} is none.":
    "Una regla sobre el cero es para apuestas a la par; {bet} no lo es.",
  "{name} keeps a wager in prison for ever.": "{name} deja una apuesta en prisión para siempre.",
  "{file} is no rule on zero: {why}.": "{file} no es una regla sobre el cero: {why}.",
  "Who has no edge against him is not ruined for certain: give a target.":
    "Quien no tiene ventaja en contra no se arruina con certeza: indique un objetivo.",
  "Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.":
    "La división necesita al menos 2 jugadores y 2 pasadas, un escalón y una confianza entre 0 y 1.",
  "it has name, on, first and up to 50 levels, written as [[level]]":
    "tiene name, on, first y hasta 50 niveles, escritos como [[level]]",
  "a level has win, zero and lose": "un nivel tiene win, zero y lose",
  "“{value}” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4":
    "«{value}» no es un nivel suyo ni una parte de la apuesta: lose, half, release, pay o 3/4",
  "“{text}” is no pocket with its chance, such as 17=0.04.":
    "«{text}» no es una casilla con su probabilidad, como 17=0.04.",
  "This system has no stages, which splitting needs.":
    "Este sistema no tiene etapas, y la división las necesita.",
};
