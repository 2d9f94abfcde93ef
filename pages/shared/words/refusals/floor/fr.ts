import type { Sentences } from "./sentences";

export const words: Sentences = {
  "Only {who} may do this.": "Seul peut le faire : {who}.",
  "{name} is not registered as {role}.": "{name} n’est pas inscrit comme {role}.",
  "Nobody with the badge “{badge}” is in the floor's register.":
    "Personne avec le badge « {badge} » n’est au registre de la salle.",
  "{name} has no valid licence: {ended}.": "{name} n’a pas de licence valable : {ended}.",
  "{who} must be present.": "{who} doit être présent.",
  "{who} must be somebody else than the one who does it.":
    "{who} doit être quelqu’un d’autre que celui qui le fait.",
  "{name} is no {roles}.": "{name} n’a pas le rôle voulu : {roles}.",
  "The signature is missing.": "La signature manque.",
  "{who} has not signed this with their own key.": "{who} n’a pas signé ceci avec sa propre clé.",
  "{what} is missing, or cannot be printed.": "{what} : manque ou ne peut pas être imprimé.",
  "{what} is a date like 2026-05-04; this is “{text}”.":
    "{what} : une date s’écrit 2026-05-04 ; ceci est « {text} ».",
  "{text} has not come yet.": "Le {text} n’est pas encore arrivé.",
  "“{text}” is no size in inches: write 30, 29.99 or 14/16.":
    "« {text} » n’est pas une mesure en pouces : écrivez 30, 29.99 ou 14/16.",
  "Wheel and layout are both at the {wheel_end} end; the layout belongs at the opposite one.":
    "Le cylindre et le tapis sont tous deux à l’extrémité « {wheel_end} » ; le tapis va à l’autre.",
  "The wheel measures {diameter} inches; at least {value} are needed.":
    "Le cylindre mesure {diameter} pouces ; il en faut au moins {value}.",
  "A wheel with {zeros} zeros is not allowed under the {key} rulebook.":
    "Un cylindre à {zeros} zéros n’est pas permis par le règlement {key}.",
  "The wheel has {compartments} compartments; a {zeros} wheel has {due}.":
    "Le cylindre a {compartments} cases ; le type « {zeros} » en a {due}.",
  "The {ring} areas of the ring do not match the {compartments} compartments one by one.":
    "Les {ring} zones de l’anneau ne correspondent pas une à une aux {compartments} cases.",
  "On the ring: {told}.": "Sur l’anneau : {told}.",
  "These compartments have another colour than their area of the ring: {wrong}.":
    "Ces cases ont une autre couleur que leur zone de l’anneau : {wrong}.",
  "“{zeros}” is no number of zeros.": "« {zeros} » n’est pas un nombre de zéros.",
  "“{word}” is no compartment: write 17b, 17r, 0g or 17n.":
    "« {word} » n’est pas une case : écrivez 17b, 17r, 0g ou 17n.",
  "{name} is not entirely non-metallic.": "{name} n’est pas entièrement non métallique.",
  "{name} measures {diameter} inch; at least {value} inch is needed.":
    "{name} mesure {diameter} pouce ; il en faut au moins {value}.",
  "{name} measures {diameter} inch; at most {value} inch is allowed.":
    "{name} mesure {diameter} pouce ; {value} au plus sont permis.",
  "The approval of {name} does not name its {names}.": "L’approbation de {name} ne nomme pas ceci : {names}.",
  "A layout with {zeros} zeros belongs to no wheel of the {key} rulebook.":
    "Un tapis à {zeros} zéros ne va avec aucun cylindre du règlement {key}.",
  "The layout has no area for: {missing}.": "Le tapis n’a pas de zone pour : {missing}.",
  "The box {name} is marked for table {table_mark}, not for table {number}.":
    "La boîte {name} est marquée pour la table {table_mark}, pas pour la table {number}.",
  "The box {name} is not permanently marked with its {words}.":
    "La boîte {name} ne porte pas de façon permanente : {words}.",
  "The lock to the table and the container's own lock need keys of their own.":
    "La serrure de la table et celle du contenant demandent chacune sa clé.",
  "The tip box {name} does not say which table it is of.":
    "La boîte à pourboires {name} ne dit pas de quelle table elle est.",
  "{what} needs an approval.": "{what} : une approbation est nécessaire.",
  "There is an approval {reference} already.": "L’approbation {reference} existe déjà.",
  "The approval of a ball names size, material or both.":
    "L’approbation d’une bille nomme la taille, la matière ou les deux.",
  "What was approved is not {subject} as it is in the register.":
    "Ce qui fut approuvé n’est pas {subject} tel qu’au registre.",
  "An approval is of one of: {KINDS}.": "Une approbation est de l’un de ces types : {KINDS}.",
  "It would have ended before it began.": "Ce serait fini avant d’avoir commencé.",
  "There is no {kind} “{subject}” in the register.": "« {subject} » n’est pas au registre ({kind}).",
  "Give the SHA-256 of what was approved, 64 hexadecimal digits.":
    "Donnez le SHA-256 de ce qui fut approuvé, 64 chiffres hexadécimaux.",
  "There is no approval {reference} in force.": "Aucune approbation {reference} n’est en vigueur.",
  "There is a variation {variation} already.": "La variation {variation} existe déjà.",
  "The review is after the application of {applied}.": "L’examen vient après la demande du {applied}.",
  "The decision is denied, temporary or permanent.": "La décision est refusée, temporaire ou permanente.",
  "The decision is after the review of {reviewed}.": "La décision vient après l’examen du {reviewed}.",
  "An approved variation needs the citation of its rule, when it begins, and when a temporary one ends.":
    "Une variation approuvée demande la référence de sa règle, son début et, si elle est temporaire, sa fin.",
  "It would end before it begins.": "Elle finirait avant de commencer.",
  "Nobody has applied for the variation {name}.": "Personne n’a demandé la variation {name}.",
  "The variation {name} is {state}, not {state2}.":
    "La variation {name} est à l’état « {state} », pas « {state2} ».",
  "Table {table} itself is not in use yet.": "La table {table} elle-même n’est pas encore en service.",
  "{name} is attached to table {table}.": "{name} est posée à la table {table}.",
  "{name} still holds what was dropped; count it first.":
    "{name} contient encore ce qui fut versé ; comptez-le d’abord.",
  "Table {table} has the box {name}.": "La table {table} a la boîte {name}.",
  "The container {name} is not locked.": "Le contenant {name} n’est pas verrouillé.",
  "{name} is not locked to the table.": "{name} n’est pas verrouillée à la table.",
  "{name} is attached to no table.": "{name} n’est posée à aucune table.",
  "{name} is no {use} box.": "{name} n’est pas une boîte pour : {use}.",
  "Table {table} is open: another box takes the place of {name}.":
    "La table {table} est ouverte : une autre boîte prend la place de {name}.",
  "{box} was not dropped, or is counted.": "{box} n’a pas été retirée, ou est déjà comptée.",
  "A {use} box holds {chips}, 0 or more.": "Une boîte pour {use} contient {chips}, 0 ou plus.",
  "The table's journal has {expected} in {box}; explain the difference.":
    "Le journal de la table a {expected} dans {box} ; expliquez l’écart.",
  "The tip pool has {pool}.": "La caisse des pourboires a {pool}.",
  "There is a {kind} {name} already.": "{name} ({kind}) existe déjà.",
  "There is a table {given} on these premises.": "Il y a déjà une table {given} dans ces locaux.",
  "A box is for the drop or for tips.": "Une boîte est pour le drop ou pour les pourboires.",
  "A box is attached to its table with its locks: attach-box.":
    "Une boîte se pose à sa table avec ses serrures : « Poser une boîte ».",
  "{name} is in use at table {table}.": "{name} est en service à la table {table}.",
  "Table {table} has the {kind} {name}; take it out of use first.":
    "La table {table} a {name} ({kind}) ; retirez-le d’abord du service.",
  "{name} is not in use at a table.": "{name} n’est en service à aucune table.",
  "Say where the wheel goes.": "Dites où va le cylindre.",
  "Table {table} is open to the public; close the game first.":
    "La table {table} est ouverte au public ; fermez d’abord le jeu.",
  "There is no table “{number}” in the register.": "La table « {number} » n’est pas au registre.",
  "There is no open incident {incident}.": "Il n’y a pas d’incident {incident} ouvert.",
  "Table {table} is open; it is inspected before it opens.":
    "La table {table} est ouverte ; elle s’inspecte avant l’ouverture.",
  "Say how {odd} was tested: magnet or compass.": "Dites comment {odd} fut testé : aimant ou boussole.",
  "The ball {ball} is not in use at table {number}.":
    "La bille {ball} n’est pas en service à la table {number}.",
  "An external part of {name} was replaced: the Director or a designee inspects first.":
    "Une pièce externe de {name} fut remplacée : le Directeur ou son délégué inspecte d’abord.",
  "Table {number} has no {kind} in use.": "La table {number} n’a pas en service : {kind}.",
  "The register has no approved variation “{name}” that says this.":
    "Le registre n’a pas de dérogation approuvée « {name} » qui le dise.",
  "Table {table} has no {use} box attached.": "La table {table} n’a pas de boîte pour {use} posée.",
  "The {use} box at table {table} is {name}, not {named}.":
    "La boîte pour {use} de la table {table} est {name}, pas {named}.",
  "{name} has one zero; only a double-zero wheel can be used as a single-zero one.":
    "{name} a un zéro ; seul un cylindre à double zéro peut servir comme cylindre à un zéro.",
  "The double-zero layout needs a cover over the area of 00.":
    "Le tapis à double zéro demande un cache sur la zone du 00.",
  "The game is {name}, the layout {name2} is not.": "Le jeu est « {name} » ; le tapis {name2} ne l’est pas.",
  "The game is {name}, the wheel {name2} is {variety}.":
    "Le jeu est « {name} » ; le cylindre {name2} est « {variety} ».",
  "Table {number} has not been inspected for this opening.":
    "La table {number} n’a pas été inspectée pour cette ouverture.",
  "{name} was worked on after the inspection; inspect again.":
    "On a travaillé sur {name} après l’inspection ; inspectez de nouveau.",
  "Not passed over a magnet or compass for this opening: {untested}.":
    "Pas passées à l’aimant ou à la boussole pour cette ouverture : {untested}.",
  "These terminals do not announce No More Bets by sound and sight: {silent}.":
    "Ces terminaux n’annoncent pas « Rien ne va plus » par le son et l’image : {silent}.",
  "The licence {licence} is {name}'s.": "La licence {licence} est à {name}.",
  "{name} came to the table after the inspection; inspect again.":
    "{name} est venu à la table après l’inspection ; inspectez de nouveau.",
  "The register begins with the key manager who keeps it: register yourself first.":
    "Le registre commence par le responsable qui le tient : inscrivez-vous d’abord.",
  "There is no rulebook “{name}”. There are: {known}.":
    "Le règlement « {name} » n’existe pas. Il y a : {known}.",
  "Somebody has to keep the keys: register another key manager first.":
    "Quelqu’un doit garder les clés : inscrivez d’abord un autre responsable.",
  "A public key is 32 bytes in hexadecimal.": "Une clé publique fait 32 octets en hexadécimal.",
  "A day has a time zone and shifts with the time they begin, such as 06:00.":
    "Un jour a un fuseau horaire et des équipes avec leur heure de début, comme 06:00.",
  "Shifts follow one another, from the beginning of the day on.":
    "Les équipes se suivent, depuis le début du jour.",
  "{name} has no external movable part “{part}”.": "{name} n’a pas de pièce externe mobile « {part} ».",
  "By the register the {part} of {name} is external.": "Selon le registre, {part} de {name} est externe.",
  "The next line of the log is {log}.": "La ligne suivante du journal des travaux est {log}.",
  "{name} is at table {table}.": "{name} est à la table {table}.",
  "{name} is at no table; say where it is: move-wheel.":
    "{name} n’est à aucune table ; dites où il est : « Déplacer un cylindre ».",
  "“{place}” is not approved as a secure place.": "« {place} » n’est pas approuvé comme lieu sûr.",
  "Line {entry} of the log stands as it is; write a new one.":
    "La ligne {entry} du journal des travaux reste telle quelle ; écrivez-en une nouvelle.",
  "Table {table} is open to the public; close the game before work on the wheel.":
    "La table {table} est ouverte au public ; fermez le jeu avant de travailler sur le cylindre.",
  "Still missing: {words}.": "Il manque : {words}.",
  "The log has the lines 1 to {log}.": "Le journal des travaux a les lignes 1 à {log}.",
  "{name} does not wait for the Director.": "{name} n’attend pas le Directeur.",
  "The Director inspects after the work of {date}.": "Le Directeur inspecte après le travail du {date}.",
  "“{word}” is not an area of a ring: write the number and r, b or g, such as 17b.":
    "« {word} » n’est pas une zone d’anneau : écrivez le numéro et r, b ou g, comme 17b.",
  "This wheel has {ring} of {expected} compartments; wrong or missing: {or}.":
    "Ce cylindre a {ring} cases sur {expected} ; fausses ou manquantes : {or}.",
  "These numbers stand on the wheel twice: {repeated}.":
    "Ces numéros sont deux fois sur le cylindre : {repeated}.",
  "The wheel has {RED} red and {BLACK} black numbers; it must have 18 of each.":
    "Le cylindre a {RED} numéros rouges et {BLACK} noirs ; il en faut 18 de chaque.",
  "{pocket} is {colour}; it must be green.": "{pocket} : couleur {colour} ; elle doit être verte.",
  "{left} and {right} are neighbours on the ring and both {left_colour}.":
    "{left} et {right} sont voisins sur l’anneau et de même couleur : {left_colour}.",
  "There is no time zone “{zone}” on this machine.":
    "Le fuseau horaire « {zone} » n’existe pas sur cette machine.",
  "A command's key is 1 to 200 printable characters.":
    "La clé d’une commande a 1 à 200 caractères imprimables.",
  "This key was used for another command.": "Cette clé a déjà servi pour une autre commande.",
  "What a table's journal says is looked up, not told.":
    "Ce que dit le journal d’une table se consulte, il ne se dicte pas.",
  "The passphrase does not open this person's signing key.":
    "La phrase secrète n’ouvre pas la clé de signature de cette personne.",
  "{stream} has no round {round_}.": "{stream} n’a pas de coup {round_}.",
  "A variation changes at least one value of the rulebook.":
    "Une variation change au moins une valeur du règlement.",
  "There is no value “{key}” in the {key2} rulebook.":
    "La valeur « {key} » n’existe pas dans le règlement {key2}.",
  "{key}: {value} cannot stand where {now} stands.": "{key} : {value} ne peut pas remplacer {now}.",
  "The variation {name} is not approved ({decision}); it cannot be used.":
    "La variation {name} n’est pas approuvée ({decision}) ; elle ne peut servir.",
  "The variation {name} does not say by which rule and from when to when it is in force.":
    "La variation {name} ne dit pas par quelle règle ni de quand à quand elle vaut.",
  "The journal has {sequence} events.": "Le journal a {sequence} événements.",
  "This journal is in memory alone; there is nothing to verify.":
    "Ce journal n’est qu’en mémoire ; il n’y a rien à vérifier.",
  "The journal is being verified, or was just now; wait a moment.":
    "Le journal est en cours de vérification, ou vient de l’être ; patientez un instant.",
  "it was valid until {valid_until}": "elle valait jusqu’au {valid_until}",
  "A licensed member of security": "Un membre de la sécurité titulaire d’une licence",
  "A second person": "Une deuxième personne",
  "An order of the numbers that is not the usual one": "Un ordre des numéros qui n’est pas l’usuel",
  "A neutral colour of the compartments": "Une couleur neutre des cases",
  "The layout {name}": "Le tapis {name}",
  "“{device}” over 00": "« {device} » sur le 00",
  "The area for {words}": "La zone pour {words}",
  "cash and receipts": "espèces et reçus",
  "table {given}": "table {given}",
  "table number": "numéro de table",
  "what was done": "ce qui fut fait",
  "{number} is missing": "{number} manque",
  "{number} twice": "{number} deux fois",
  "{number} {count} times": "{number} {count} fois",
  "a key manager, a licensed member of security or a pit supervisor":
    "un responsable, un membre de la sécurité titulaire d’une licence ou un superviseur",
  "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor":
    "un responsable, un membre de l’entretien titulaire d’une licence, un technicien ou un superviseur",
  "No spin: {reason}": "Coup nul : {reason}",
  "No spin: {reason}, the ball was seen in {number}": "Coup nul : {reason} ; la bille fut vue sur {number}",
  "Ball {ball} inspected: {found}": "Bille {ball} inspectée : {found}",
  "The ball rested in {number}: the spin is void": "La bille s’est arrêtée sur {number} : le coup est nul",
  "{number} instead of {was}, with {second}: {reason}": "{number} au lieu de {was}, avec {second} : {reason}",
};
