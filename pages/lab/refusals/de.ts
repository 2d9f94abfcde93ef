import type { Sentences } from "./sentences";

export const words: Sentences = {
  "This is {zeros}.": "Hier steht {zeros}.",
  "There is no column “{usual}”. The first line has: {cells}.":
    "Die Spalte „{usual}“ gibt es nicht. Die erste Zeile hat: {cells}.",
  "Say which table is meant. Tables with results in this journal: {there}.":
    "Sagen Sie, welcher Tisch gemeint ist. Tische mit Ergebnissen in diesem Tagebuch: {there}.",
  "The level is a probability between 0 and 1, such as 0.01.":
    "Das Niveau ist eine Wahrscheinlichkeit zwischen 0 und 1, etwa 0.01.",
  "{count} readable spins are too few to judge a wheel; there must be {SPINS_MIN} at least.":
    "{count} lesbare Würfe sind zu wenige, um einen Kessel zu beurteilen; es müssen mindestens {SPINS_MIN} sein.",
  "{name} must keep to whole numbers; it returned {units}.":
    "{name} muss bei ganzen Zahlen bleiben; es gab {units} zurück.",
  "{name} fails: {error}.": "{name} scheitert: {error}.",
  "The first stake is above the limit or the bankroll.":
    "Der erste Einsatz liegt über dem Limit oder dem Guthaben.",
  "This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.":
    "Diese Kette hat zu viele Zustände; nehmen Sie weniger Guthaben oder ein kleineres Ziel, oder croupier simulate.",
  "The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target.":
    "Die Wahrscheinlichkeit liegt unter 1e-300, das kann diese Kette nicht auflösen; nehmen Sie ein näheres Ziel.",
  "This system has too many states: give a lower limit.":
    "Dieses System hat zu viele Zustände: geben Sie ein niedrigeres Limit an.",
  "With fewer than one win in three the list is not struck out on average.":
    "Bei weniger als einem Gewinn in drei Coups wird die Liste im Mittel nicht gestrichen.",
  "This needs the extra “{extra}”: install croupier[{extra2}]. Missing: {name}.":
    "Das braucht das Extra „{extra}“: installieren Sie croupier[{extra2}]. Es fehlt: {name}.",
  "Bold and best play know no tips.": "Kühnes und bestes Spiel kennen kein Trinkgeld.",
  "A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.":
    "Ein Kessel nur aus Nullen beendet nie, was eine Regel stehen lässt: Geben Sie auch anderen Zahlen eine Chance.",
  "Bold and best play know no stop-loss.": "Kühnes und bestes Spiel kennen keine Verlustgrenze.",
  "Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.":
    "Abende und Würfe sind ganze Zahlen, 1 oder mehr; der Startwert ist eine ganze Zahl von 64 Bit.",
  "The bankroll must lie above the stop-loss and below the target.":
    "Das Guthaben muss über der Verlustgrenze und unter dem Ziel liegen.",
  "There are too few recorded spins: {recorded}, and {spins} are wanted.":
    "Es gibt zu wenige aufgezeichnete Würfe: {recorded}, gebraucht werden {spins}.",
  "The amounts do not fit 64 bits; use a smaller unit or fewer spins.":
    "Die Beträge passen nicht in 64 Bit; nehmen Sie eine kleinere Einheit oder weniger Würfe.",
  "The limit is below one unit of the slip.": "Das Limit liegt unter einer Einheit des Einsatzes.",
  "A staking system, a target or a stop-loss needs a bankroll.":
    "Ein Setzsystem, ein Ziel oder eine Verlustgrenze braucht ein Guthaben.",
  "Under this option half of every stake must be a whole amount: choose an even unit.":
    "Bei dieser Option muss die Hälfte jedes Einsatzes ganz sein: wählen Sie eine gerade Einheit.",
  "Bold and optimal play need one plain bet that either wins or loses its stake, without an option.":
    "Kühnes und bestes Spiel brauchen eine schlichte Wette, die gewinnt oder verliert, ohne Option.",
  "Bankroll and target must be whole numbers of units.":
    "Guthaben und Ziel müssen ganze Zahlen von Einheiten sein.",
  "A plan is computed for up to {POINTS_MAX} units; choose a larger unit.":
    "Ein Plan wird bis {POINTS_MAX} Einheiten gerechnet; wählen Sie eine größere Einheit.",
  "The bankroll does not cover the smallest stake.": "Das Guthaben deckt den kleinsten Einsatz nicht.",
  "The bankroll must be positive and below the target.":
    "Das Guthaben muss positiv sein und unter dem Ziel liegen.",
  "The bankroll does not cover the first stake.": "Das Guthaben deckt den ersten Einsatz nicht.",
  "This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.":
    "Diese Kette von Guthaben ist zu groß; nehmen Sie eine gröbere Einheit, oder croupier simulate.",
  "This slip can only lose, or only win: there is nothing to compute.":
    "Dieser Einsatz kann nur verlieren oder nur gewinnen: es gibt nichts zu rechnen.",
  "The lattice serves up to {COUPS_MAX} coups; ask for {coups} by saddlepoint.":
    "Das Gitter reicht bis {COUPS_MAX} Coups; nehmen Sie für {coups} die Sattelpunktnäherung.",
  "The number of spins is a whole number, 1 or more.": "Die Zahl der Würfe ist ganz, 1 oder mehr.",
  "A slip needs at least one bet, such as red or straight-17=2.50.":
    "Es braucht mindestens eine Wette, etwa red oder straight-17=2.50.",
  "This rulebook and wheel have no option “{name}”. There are: {there}.":
    "Dieses Regelwerk und dieser Kessel haben keine Option „{name}“. Es gibt: {there}.",
  "The {what} “{text}” is not a positive amount in whole cents.":
    "{what} „{text}“ ist kein positiver Betrag in ganzen Cent.",
  "The {what} “{text}” is not an amount, such as 20 or 2.50.":
    "{what} „{text}“ ist kein Betrag, etwa 20 oder 2.50.",
  "There is no file {name}.": "Die Datei {name} gibt es nicht.",
  "{file} is no strategy: {why}.": "{file} ist keine Strategie: {why}.",
  "A Labouchere list has whole numbers of units, 1 or more.":
    "Eine Labouchère-Liste hat ganze Zahlen von Einheiten, 1 oder mehr.",
  "There is no system “{name}”. There are: {known}.": "Das System „{name}“ gibt es nicht. Es gibt: {known}.",
  "The limit is below the first stake.": "Das Limit liegt unter dem ersten Einsatz.",
  "{name}: every stage needs a stake, on_win and on_loss.":
    "{name}: jede Stufe braucht stake, on_win und on_loss.",
  "{name}: the stake of stage {stage} is not a whole number of units, 1 or more.":
    "{name}: der Einsatz von Stufe {stage} ist keine ganze Zahl von Einheiten, 1 oder mehr.",
  "{name}: stage {stage} leads to stage {after}; there are 0 to {stages}.":
    "{name}: Stufe {stage} führt zu Stufe {after}; es gibt 0 bis {stages}.",
  "There is no wheel “{name}”. There are: {known}.": "Den Kessel „{name}“ gibt es nicht. Es gibt: {known}.",
  "There is no rulebook “{name}”. There are: {known}.":
    "Das Regelwerk „{name}“ gibt es nicht. Es gibt: {known}.",
  "Wait for the lab's answers before you ask more.":
    "Warten Sie auf die Antworten des Labors, bevor Sie mehr fragen.",
  "You have {own} jobs in the lab already: wait for one, or cancel it.":
    "Sie haben schon {own} Aufträge im Labor: warten Sie auf einen, oder brechen Sie ihn ab.",
  "There is no such job; its result is kept for a quarter of an hour.":
    "Diesen Auftrag gibt es nicht; sein Ergebnis bleibt eine Viertelstunde.",
  "This job has no answer to print.": "Dieser Auftrag hat keine Antwort, die sich drucken ließe.",
  "Too many questions to the lab; wait a moment.":
    "Zu viele Fragen an das Labor; warten Sie einen Augenblick.",
  "The lab has as much to do as it can take; try again in a moment.":
    "Das Labor hat so viel zu tun, wie es kann; versuchen Sie es gleich noch einmal.",
  "This job was cancelled.": "Dieser Auftrag wurde abgebrochen.",
  "The house closes.": "Das Haus schließt.",
  "This took longer than the {seconds} seconds that the lab gives; ask for less.":
    "Das dauerte länger als die {seconds} Sekunden, die das Labor gibt; fragen Sie nach weniger.",
  "The lab's process failed at this; nothing else was harmed. Try again, or ask for less.":
    "Der Prozess des Labors ist daran gescheitert; sonst ist nichts geschehen. Versuchen Sie es noch einmal, oder fragen Sie nach weniger.",
  "Write your own system first: stages, or the lines of a Labouchere.":
    "Schreiben Sie zuerst Ihr eigenes System: Stufen oder die Zeilen einer Labouchère.",
  "This needs more memory than the lab has.": "Das braucht mehr Speicher, als das Labor hat.",
  "There are no spins in this file.": "In dieser Datei sind keine Würfe.",
  "“{unknown}” means nothing here; there are name, stage and lines":
    "„{unknown}“ bedeutet hier nichts; es gibt name, stage und lines",
  "it needs either stages or lines": "es braucht entweder stage oder lines",
  "stages are written as [[stage]]": "Stufen schreibt man als [[stage]]",
  "it is not TOML: {error}": "es ist kein TOML: {error}",
  "lines are whole numbers of units": "lines sind ganze Zahlen von Einheiten",
  "stage {number} needs stake, on_win and on_loss as whole numbers, and nothing else":
    "Stufe {number} braucht stake, on_win und on_loss als ganze Zahlen und sonst nichts",
  "it needs a function strategy(state, result, bankroll)":
    "es braucht eine Funktion strategy(state, result, bankroll)",
  "opening is a tuple of up to {STATE_SIZE} whole numbers":
    "opening ist ein Tupel von höchstens {STATE_SIZE} ganzen Zahlen",
  "it does not run: {error}": "es läuft nicht: {error}",
  "own system": "Ihr eigenes System",
  stake: "Einsatz",
  "This spreadsheet cannot be read; save it again, or as CSV.":
    "Diese Tabelle kann nicht gelesen werden; speichern Sie sie neu oder als CSV.",
  "This spreadsheet is too large when unpacked; save it as CSV.":
    "Diese Tabelle ist entpackt zu groß; speichern Sie sie als CSV.",
  "A bet must win on some pockets and lose on others.":
    "Eine Wette muss auf einigen Fächern gewinnen und auf anderen verlieren.",
  "“{name}” is no pocket and no bet of this table.": "„{name}“ ist kein Fach und keine Wette dieses Tisches.",
  "The confidence is a probability between 0 and 1, such as 0.95.":
    "Das Vertrauensniveau ist eine Wahrscheinlichkeit zwischen 0 und 1, etwa 0.95.",
  "The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.":
    "Die Wahrscheinlichkeiten der Fächer liegen zwischen 0 und 1, ergeben höchstens 1 und gehören zu diesem Kessel.",
  "A rule on zero is for even-money bets; {bet} is none.":
    "Eine Regel zur Null gilt für einfache Chancen; {bet} ist keine.",
  "{name} keeps a wager in prison for ever.": "{name} lässt einen Einsatz für immer im Gefängnis.",
  "{file} is no rule on zero: {why}.": "{file} ist keine Regel zur Null: {why}.",
  "Who has no edge against him is not ruined for certain: give a target.":
    "Wer keinen Vorteil gegen sich hat, ist nicht sicher ruiniert: nennen Sie ein Ziel.",
  "Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.":
    "Das Aufspalten braucht mindestens 2 Spieler und 2 Durchgänge, eine Stufe und ein Vertrauensniveau zwischen 0 und 1.",
  "it has name, on, first and up to 50 levels, written as [[level]]":
    "sie hat name, on, first und bis zu 50 Stufen, geschrieben als [[level]]",
  "a level has win, zero and lose": "eine Stufe hat win, zero und lose",
  "“{value}” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4":
    "„{value}“ ist keine ihrer Stufen und kein Anteil am Einsatz: lose, half, release, pay oder 3/4",
  "“{text}” is no pocket with its chance, such as 17=0.04.":
    "„{text}“ ist kein Fach mit seiner Wahrscheinlichkeit, etwa 17=0.04.",
  "This system has no stages, which splitting needs.":
    "Dieses System hat keine Stufen; das Aufspalten braucht welche.",
};
