import type { Sentences } from "./sentences";

export const words: Sentences = {
  "This is {zeros}.": "Ceci est {zeros}.",
  "There is no column “{usual}”. The first line has: {cells}.":
    "La colonne « {usual} » n’existe pas. La première ligne a : {cells}.",
  "Say which table is meant. Tables with results in this journal: {there}.":
    "Dites de quelle table il s’agit. Tables avec résultats dans ce journal : {there}.",
  "The level is a probability between 0 and 1, such as 0.01.":
    "Le seuil est une probabilité entre 0 et 1, comme 0.01.",
  "{count} readable spins are too few to judge a wheel; there must be {SPINS_MIN} at least.":
    "{count} lancers lisibles sont trop peu pour juger un cylindre ; il en faut au moins {SPINS_MIN}.",
  "{name} must keep to whole numbers; it returned {units}.":
    "{name} doit s’en tenir aux nombres entiers ; il a rendu {units}.",
  "{name} fails: {error}.": "{name} échoue : {error}.",
  "The first stake is above the limit or the bankroll.": "La première mise dépasse la limite ou les fonds.",
  "This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.":
    "Cette chaîne a trop d’états ; prenez moins de fonds ou un but plus petit, ou croupier simulate.",
  "The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target.":
    "La probabilité est sous 1e-300, que cette chaîne ne peut résoudre ; demandez un but plus proche.",
  "This system has too many states: give a lower limit.":
    "Ce système a trop d’états : donnez une limite plus basse.",
  "With fewer than one win in three the list is not struck out on average.":
    "Avec moins d’un gain sur trois, la liste n’est pas rayée en moyenne.",
  "This needs the extra “{extra}”: install croupier[{extra2}]. Missing: {name}.":
    "Ceci demande l’extra « {extra} » : installez croupier[{extra2}]. Il manque : {name}.",
  "Bold and best play know no tips.": "Le jeu audacieux et le jeu optimal ne connaissent pas de pourboires.",
  "A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.":
    "Un cylindre qui ne donne que des zéros ne met jamais fin à ce qu’une option laisse en place : donnez aussi une probabilité à d’autres numéros.",
  "Bold and best play know no stop-loss.":
    "Le jeu audacieux et le meilleur jeu ne connaissent pas de limite de perte.",
  "Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.":
    "Soirées et lancers sont des nombres entiers, 1 ou plus ; la graine est un entier de 64 bits.",
  "The bankroll must lie above the stop-loss and below the target.":
    "Les fonds doivent être au-dessus de la limite de perte et sous le but.",
  "There are too few recorded spins: {recorded}, and {spins} are wanted.":
    "Il y a trop peu de lancers notés : {recorded}, il en faut {spins}.",
  "The amounts do not fit 64 bits; use a smaller unit or fewer spins.":
    "Les montants dépassent 64 bits ; prenez une unité plus petite ou moins de lancers.",
  "The limit is below one unit of the slip.": "La limite est sous une unité de la mise.",
  "A staking system, a target or a stop-loss needs a bankroll.":
    "Un système de mise, un but ou une limite de perte demande des fonds.",
  "Under this option half of every stake must be a whole amount: choose an even unit.":
    "Avec cette option, la moitié de chaque mise doit être entière : choisissez une unité paire.",
  "Bold and optimal play need one plain bet that either wins or loses its stake, without an option.":
    "Le jeu audacieux et le jeu optimal demandent un seul pari simple, qui gagne ou perd, sans option.",
  "Bankroll and target must be whole numbers of units.":
    "Les fonds et le but doivent être des nombres entiers d’unités.",
  "A plan is computed for up to {POINTS_MAX} units; choose a larger unit.":
    "Un plan se calcule jusqu’à {POINTS_MAX} unités ; choisissez une unité plus grande.",
  "The bankroll does not cover the smallest stake.": "Les fonds ne couvrent pas la plus petite mise.",
  "The bankroll must be positive and below the target.": "Les fonds doivent être positifs et sous le but.",
  "The bankroll does not cover the first stake.": "Les fonds ne couvrent pas la première mise.",
  "This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.":
    "Cette chaîne de fonds est trop grande ; prenez une unité plus grossière, ou croupier simulate.",
  "This slip can only lose, or only win: there is nothing to compute.":
    "Cette mise ne peut que perdre, ou que gagner : il n’y a rien à calculer.",
  "The lattice serves up to {COUPS_MAX} coups; ask for {coups} by saddlepoint.":
    "Le treillis sert jusqu’à {COUPS_MAX} coups ; demandez {coups} par point-selle.",
  "The number of spins is a whole number, 1 or more.": "Le nombre de lancers est entier, 1 ou plus.",
  "A slip needs at least one bet, such as red or straight-17=2.50.":
    "Il faut au moins un pari, comme red ou straight-17=2.50.",
  "This rulebook and wheel have no option “{name}”. There are: {there}.":
    "Ce règlement et ce cylindre n’ont pas d’option « {name} ». Il y a : {there}.",
  "The {what} “{text}” is not a positive amount in whole cents.":
    "{what} « {text} » n’est pas un montant positif en cents entiers.",
  "The {what} “{text}” is not an amount, such as 20 or 2.50.":
    "{what} « {text} » n’est pas un montant, comme 20 ou 2.50.",
  "There is no file {name}.": "Le fichier {name} n’existe pas.",
  "{file} is no strategy: {why}.": "{file} n’est pas une stratégie : {why}.",
  "A Labouchere list has whole numbers of units, 1 or more.":
    "Une liste de Labouchère a des nombres entiers d’unités, 1 ou plus.",
  "There is no system “{name}”. There are: {known}.": "Le système « {name} » n’existe pas. Il y a : {known}.",
  "The limit is below the first stake.": "La limite est sous la première mise.",
  "{name}: every stage needs a stake, on_win and on_loss.":
    "{name} : chaque étape demande stake, on_win et on_loss.",
  "{name}: the stake of stage {stage} is not a whole number of units, 1 or more.":
    "{name} : la mise de l’étape {stage} n’est pas un nombre entier d’unités, 1 ou plus.",
  "{name}: stage {stage} leads to stage {after}; there are 0 to {stages}.":
    "{name} : l’étape {stage} mène à l’étape {after} ; il y a 0 à {stages}.",
  "There is no wheel “{name}”. There are: {known}.": "Le cylindre « {name} » n’existe pas. Il y a : {known}.",
  "There is no rulebook “{name}”. There are: {known}.":
    "Le règlement « {name} » n’existe pas. Il y a : {known}.",
  "Wait for the lab's answers before you ask more.":
    "Attendez les réponses du laboratoire avant d’en demander plus.",
  "You have {own} jobs in the lab already: wait for one, or cancel it.":
    "Vous avez déjà {own} travaux au laboratoire : attendez-en un, ou annulez-le.",
  "There is no such job; its result is kept for a quarter of an hour.":
    "Ce travail n’existe pas ; son résultat se garde un quart d’heure.",
  "This job has no answer to print.": "Ce travail n’a pas de réponse à imprimer.",
  "Too many questions to the lab; wait a moment.": "Trop de questions au laboratoire ; patientez un instant.",
  "The lab has as much to do as it can take; try again in a moment.":
    "Le laboratoire a tout ce qu’il peut faire ; réessayez dans un instant.",
  "This job was cancelled.": "Ce travail fut annulé.",
  "The house closes.": "La maison ferme.",
  "This took longer than the {seconds} seconds that the lab gives; ask for less.":
    "Cela a pris plus que les {seconds} secondes que donne le laboratoire ; demandez moins.",
  "The lab's process failed at this; nothing else was harmed. Try again, or ask for less.":
    "Le processus du laboratoire a échoué ; rien d’autre n’en souffre. Réessayez, ou demandez moins.",
  "Write your own system first: stages, or the lines of a Labouchere.":
    "Écrivez d’abord votre propre système : des étapes, ou les lignes d’une Labouchère.",
  "This needs more memory than the lab has.": "Ceci demande plus de mémoire que n’en a le laboratoire.",
  "There are no spins in this file.": "Il n’y a pas de lancers dans ce fichier.",
  "“{unknown}” means nothing here; there are name, stage and lines":
    "« {unknown} » ne veut rien dire ici ; il y a name, stage et lines",
  "it needs either stages or lines": "il faut soit des étapes, soit des lignes",
  "stages are written as [[stage]]": "les étapes s’écrivent [[stage]]",
  "it is not TOML: {error}": "ce n’est pas du TOML : {error}",
  "lines are whole numbers of units": "les lignes sont des nombres entiers d’unités",
  "stage {number} needs stake, on_win and on_loss as whole numbers, and nothing else":
    "l’étape {number} demande stake, on_win et on_loss en nombres entiers, et rien d’autre",
  "it needs a function strategy(state, result, bankroll)":
    "il faut une fonction strategy(state, result, bankroll)",
  "opening is a tuple of up to {STATE_SIZE} whole numbers":
    "opening est un tuple d’au plus {STATE_SIZE} nombres entiers",
  "it does not run: {error}": "cela ne s’exécute pas : {error}",
  "own system": "votre propre système",
  stake: "mise",
  "This spreadsheet cannot be read; save it again, or as CSV.":
    "Cette feuille de calcul ne peut pas être lue ; enregistrez-la de nouveau ou en CSV.",
  "This spreadsheet is too large when unpacked; save it as CSV.":
    "Cette feuille de calcul est trop grande une fois décompressée ; enregistrez-la en CSV.",
  "A bet must win on some pockets and lose on others.":
    "Une mise doit gagner sur certaines cases et perdre sur d’autres.",
  "“{name}” is no pocket and no bet of this table.":
    "« {name} » n’est ni une case ni une mise de cette table.",
  "The confidence is a probability between 0 and 1, such as 0.95.":
    "Le niveau de confiance est une probabilité entre 0 et 1, par exemple 0.95.",
  "The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.":
    "Les probabilités des cases sont entre 0 et 1, leur somme est au plus 1, et ce sont des cases de ce cylindre.",
  "A rule on zero is for even-money bets; {bet} is none.":
    "Une règle sur le zéro vaut pour les chances simples ; {bet} n’en est pas une.",
  "{name} keeps a wager in prison for ever.": "{name} garde une mise en prison pour toujours.",
  "{file} is no rule on zero: {why}.": "{file} n’est pas une règle sur le zéro : {why}.",
  "Who has no edge against him is not ruined for certain: give a target.":
    "Sans avantage contre soi, la ruine n’est pas certaine : donnez un objectif.",
  "Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.":
    "La division demande au moins 2 joueurs et 2 passages, un palier et un niveau de confiance entre 0 et 1.",
  "it has name, on, first and up to 50 levels, written as [[level]]":
    "elle a name, on, first et jusqu’à 50 niveaux, écrits [[level]]",
  "a level has win, zero and lose": "un niveau a win, zero et lose",
  "“{value}” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4":
    "« {value} » n’est ni un de ses niveaux ni une part de la mise : lose, half, release, pay ou 3/4",
  "“{text}” is no pocket with its chance, such as 17=0.04.":
    "« {text} » n’est pas une case avec sa probabilité, par exemple 17=0.04.",
  "This system has no stages, which splitting needs.":
    "Ce système n’a pas d’étapes, et la division en demande.",
};
