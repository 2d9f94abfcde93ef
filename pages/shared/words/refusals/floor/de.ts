import type { Sentences } from "./sentences";

export const words: Sentences = {
  "Only {who} may do this.": "Das darf nur {who}.",
  "{name} is not registered as {role}.": "{name} ist nicht als {role} eingetragen.",
  "Nobody with the badge “{badge}” is in the floor's register.":
    "Niemand mit dem Ausweis „{badge}“ steht im Register des Hauses.",
  "{name} has no valid licence: {ended}.": "{name} hat keine gültige Lizenz: {ended}.",
  "{who} must be present.": "{who} muss dabei sein.",
  "{who} must be somebody else than the one who does it.":
    "{who} muss jemand anders sein als die Person, die es tut.",
  "{name} is no {roles}.": "{name} hat nicht die nötige Rolle: {roles}.",
  "The signature is missing.": "Die Unterschrift fehlt.",
  "{who} has not signed this with their own key.":
    "{who} hat das nicht mit dem eigenen Schlüssel unterschrieben.",
  "{what} is missing, or cannot be printed.": "{what}: fehlt oder lässt sich nicht drucken.",
  "{what} is a date like 2026-05-04; this is “{text}”.":
    "{what}: ein Datum wird 2026-05-04 geschrieben; das hier ist „{text}“.",
  "{text} has not come yet.": "Der {text} ist noch nicht gekommen.",
  "“{text}” is no size in inches: write 30, 29.99 or 14/16.":
    "„{text}“ ist kein Maß in Zoll: schreiben Sie 30, 29.99 oder 14/16.",
  "Wheel and layout are both at the {wheel_end} end; the layout belongs at the opposite one.":
    "Kessel und Layout liegen beide am Ende „{wheel_end}“; das Layout gehört an das andere.",
  "The wheel measures {diameter} inches; at least {value} are needed.":
    "Der Kessel misst {diameter} Zoll; mindestens {value} sind nötig.",
  "A wheel with {zeros} zeros is not allowed under the {key} rulebook.":
    "Ein Kessel mit {zeros} Nullen ist nach dem Regelwerk {key} nicht erlaubt.",
  "The wheel has {compartments} compartments; a {zeros} wheel has {due}.":
    "Der Kessel hat {compartments} Fächer; bei „{zeros}“ sind es {due}.",
  "The {ring} areas of the ring do not match the {compartments} compartments one by one.":
    "Die {ring} Flächen des Rings passen nicht eine zu eins zu den {compartments} Fächern.",
  "On the ring: {told}.": "Auf dem Ring: {told}.",
  "These compartments have another colour than their area of the ring: {wrong}.":
    "Diese Fächer haben eine andere Farbe als ihre Fläche des Rings: {wrong}.",
  "“{zeros}” is no number of zeros.": "„{zeros}“ ist keine Anzahl von Nullen.",
  "“{word}” is no compartment: write 17b, 17r, 0g or 17n.":
    "„{word}“ ist kein Fach: schreiben Sie 17b, 17r, 0g oder 17n.",
  "{name} is not entirely non-metallic.": "{name} ist nicht ganz ohne Metall.",
  "{name} measures {diameter} inch; at least {value} inch is needed.":
    "{name} misst {diameter} Zoll; mindestens {value} sind nötig.",
  "{name} measures {diameter} inch; at most {value} inch is allowed.":
    "{name} misst {diameter} Zoll; höchstens {value} sind erlaubt.",
  "The approval of {name} does not name its {names}.":
    "Die Genehmigung von {name} nennt dies nicht: {names}.",
  "A layout with {zeros} zeros belongs to no wheel of the {key} rulebook.":
    "Ein Layout mit {zeros} Nullen gehört zu keinem Kessel des Regelwerks {key}.",
  "The layout has no area for: {missing}.": "Das Layout hat keine Fläche für: {missing}.",
  "The box {name} is marked for table {table_mark}, not for table {number}.":
    "Der Kasten {name} ist für Tisch {table_mark} gekennzeichnet, nicht für Tisch {number}.",
  "The box {name} is not permanently marked with its {words}.":
    "Der Kasten {name} trägt nicht dauerhaft: {words}.",
  "The lock to the table and the container's own lock need keys of their own.":
    "Das Schloss zum Tisch und das des Behälters brauchen je einen eigenen Schlüssel.",
  "The tip box {name} does not say which table it is of.":
    "Der Trinkgeldkasten {name} sagt nicht, zu welchem Tisch er gehört.",
  "{what} needs an approval.": "{what}: braucht eine Genehmigung.",
  "There is an approval {reference} already.": "Die Genehmigung {reference} gibt es schon.",
  "The approval of a ball names size, material or both.":
    "Die Genehmigung einer Kugel nennt Größe, Material oder beides.",
  "What was approved is not {subject} as it is in the register.":
    "Genehmigt wurde nicht {subject}, wie es im Register steht.",
  "An approval is of one of: {KINDS}.": "Eine Genehmigung ist eine von: {KINDS}.",
  "It would have ended before it began.": "Es wäre zu Ende gewesen, bevor es begann.",
  "There is no {kind} “{subject}” in the register.": "„{subject}“ steht nicht im Register ({kind}).",
  "Give the SHA-256 of what was approved, 64 hexadecimal digits.":
    "Geben Sie das SHA-256 des Genehmigten an, 64 hexadezimale Ziffern.",
  "There is no approval {reference} in force.": "Es gilt keine Genehmigung {reference}.",
  "There is a variation {variation} already.": "Die Abweichung {variation} gibt es schon.",
  "The review is after the application of {applied}.": "Die Prüfung kommt nach dem Antrag vom {applied}.",
  "The decision is denied, temporary or permanent.":
    "Die Entscheidung lautet abgelehnt, befristet oder dauerhaft.",
  "The decision is after the review of {reviewed}.":
    "Die Entscheidung kommt nach der Prüfung vom {reviewed}.",
  "An approved variation needs the citation of its rule, when it begins, and when a temporary one ends.":
    "Eine genehmigte Abweichung braucht die Fundstelle ihrer Regel, den Beginn und, wenn sie befristet ist, das Ende.",
  "It would end before it begins.": "Es würde enden, bevor es beginnt.",
  "Nobody has applied for the variation {name}.": "Niemand hat die Abweichung {name} beantragt.",
  "The variation {name} is {state}, not {state2}.": "Die Abweichung {name} ist „{state}“, nicht „{state2}“.",
  "Table {table} itself is not in use yet.": "Tisch {table} selbst ist noch nicht in Gebrauch.",
  "{name} is attached to table {table}.": "{name} ist an Tisch {table} angebracht.",
  "{name} still holds what was dropped; count it first.":
    "In {name} liegt noch, was eingeworfen wurde; zählen Sie es zuerst.",
  "Table {table} has the box {name}.": "Tisch {table} hat den Kasten {name}.",
  "The container {name} is not locked.": "Der Behälter {name} ist nicht abgeschlossen.",
  "{name} is not locked to the table.": "{name} ist nicht am Tisch verschlossen.",
  "{name} is attached to no table.": "{name} ist an keinem Tisch angebracht.",
  "{name} is no {use} box.": "{name} ist kein Kasten für: {use}.",
  "Table {table} is open: another box takes the place of {name}.":
    "Tisch {table} ist offen: ein anderer Kasten kommt an die Stelle von {name}.",
  "{box} was not dropped, or is counted.": "{box} wurde nicht abgenommen oder ist schon gezählt.",
  "A {use} box holds {chips}, 0 or more.": "Ein Kasten für {use} enthält {chips}, 0 oder mehr.",
  "The table's journal has {expected} in {box}; explain the difference.":
    "Nach dem Tagebuch des Tisches sind {expected} in {box}; erklären Sie den Unterschied.",
  "The tip pool has {pool}.": "In der Trinkgeldkasse sind {pool}.",
  "There is a {kind} {name} already.": "{name} ({kind}) gibt es schon.",
  "There is a table {given} on these premises.": "In diesem Haus gibt es schon einen Tisch {given}.",
  "A box is for the drop or for tips.": "Ein Kasten ist für den Drop oder für Trinkgeld.",
  "A box is attached to its table with its locks: attach-box.":
    "Ein Kasten kommt mit seinen Schlössern an den Tisch: „Kasten anbringen“.",
  "{name} is in use at table {table}.": "{name} ist an Tisch {table} in Gebrauch.",
  "Table {table} has the {kind} {name}; take it out of use first.":
    "Tisch {table} hat {name} ({kind}); nehmen Sie das zuerst aus dem Gebrauch.",
  "{name} is not in use at a table.": "{name} ist an keinem Tisch in Gebrauch.",
  "Say where the wheel goes.": "Sagen Sie, wohin der Kessel kommt.",
  "Table {table} is open to the public; close the game first.":
    "Tisch {table} ist für das Publikum offen; schließen Sie zuerst das Spiel.",
  "There is no table “{number}” in the register.": "Tisch „{number}“ steht nicht im Register.",
  "There is no open incident {incident}.": "Es gibt keinen offenen Vorfall {incident}.",
  "Table {table} is open; it is inspected before it opens.":
    "Tisch {table} ist offen; er wird vor der Eröffnung geprüft.",
  "Say how {odd} was tested: magnet or compass.": "Sagen Sie, wie {odd} geprüft wurde: Magnet oder Kompass.",
  "The ball {ball} is not in use at table {number}.":
    "Die Kugel {ball} ist an Tisch {number} nicht in Gebrauch.",
  "An external part of {name} was replaced: the Director or a designee inspects first.":
    "Ein äußeres Teil von {name} wurde ersetzt: zuerst prüft der Direktor oder sein Beauftragter.",
  "Table {number} has no {kind} in use.": "An Tisch {number} ist nicht in Gebrauch: {kind}.",
  "The register has no approved variation “{name}” that says this.":
    "Das Register hat keine genehmigte Abweichung „{name}“, die das sagt.",
  "Table {table} has no {use} box attached.": "An Tisch {table} ist kein Kasten für {use} angebracht.",
  "The {use} box at table {table} is {name}, not {named}.":
    "Der Kasten für {use} an Tisch {table} ist {name}, nicht {named}.",
  "{name} has one zero; only a double-zero wheel can be used as a single-zero one.":
    "{name} hat eine Null; nur ein Kessel mit Doppelnull kann als einer mit einer Null dienen.",
  "The double-zero layout needs a cover over the area of 00.":
    "Das Layout mit Doppelnull braucht eine Abdeckung über dem Feld der 00.",
  "The game is {name}, the layout {name2} is not.":
    "Gespielt wird „{name}“; das Layout {name2} ist es nicht.",
  "The game is {name}, the wheel {name2} is {variety}.":
    "Gespielt wird „{name}“; der Kessel {name2} ist „{variety}“.",
  "Table {number} has not been inspected for this opening.":
    "Tisch {number} ist für diese Eröffnung nicht geprüft.",
  "{name} was worked on after the inspection; inspect again.":
    "An {name} wurde nach der Prüfung gearbeitet; prüfen Sie noch einmal.",
  "Not passed over a magnet or compass for this opening: {untested}.":
    "Für diese Eröffnung nicht mit Magnet oder Kompass geprüft: {untested}.",
  "These terminals do not announce No More Bets by sound and sight: {silent}.":
    "Diese Terminals melden „Nichts geht mehr“ nicht hörbar und sichtbar: {silent}.",
  "The licence {licence} is {name}'s.": "Die Lizenz {licence} gehört {name}.",
  "{name} came to the table after the inspection; inspect again.":
    "{name} kam nach der Prüfung an den Tisch; prüfen Sie noch einmal.",
  "The register begins with the key manager who keeps it: register yourself first.":
    "Das Verzeichnis beginnt mit der Leitung, die es führt: tragen Sie zuerst sich selbst ein.",
  "There is no rulebook “{name}”. There are: {known}.":
    "Das Regelwerk „{name}“ gibt es nicht. Es gibt: {known}.",
  "Somebody has to keep the keys: register another key manager first.":
    "Jemand muss die Schlüssel verwahren: tragen Sie zuerst eine weitere Leitung ein.",
  "A public key is 32 bytes in hexadecimal.": "Ein öffentlicher Schlüssel sind 32 Bytes, hexadezimal.",
  "A day has a time zone and shifts with the time they begin, such as 06:00.":
    "Ein Tag hat eine Zeitzone und Schichten mit der Uhrzeit ihres Beginns, etwa 06:00.",
  "Shifts follow one another, from the beginning of the day on.":
    "Schichten folgen aufeinander, vom Beginn des Tages an.",
  "{name} has no external movable part “{part}”.": "{name} hat kein äußeres bewegliches Teil „{part}“.",
  "By the register the {part} of {name} is external.": "Nach dem Register ist {part} von {name} außen.",
  "The next line of the log is {log}.": "Die nächste Zeile des Protokolls ist {log}.",
  "{name} is at table {table}.": "{name} ist an Tisch {table}.",
  "{name} is at no table; say where it is: move-wheel.":
    "{name} ist an keinem Tisch; sagen Sie, wo er ist: „Kessel verlegen“.",
  "“{place}” is not approved as a secure place.": "„{place}“ ist nicht als sicherer Ort genehmigt.",
  "Line {entry} of the log stands as it is; write a new one.":
    "Zeile {entry} des Protokolls bleibt, wie sie ist; schreiben Sie eine neue.",
  "Table {table} is open to the public; close the game before work on the wheel.":
    "Tisch {table} ist für das Publikum offen; schließen Sie das Spiel, bevor am Kessel gearbeitet wird.",
  "Still missing: {words}.": "Es fehlt: {words}.",
  "The log has the lines 1 to {log}.": "Das Protokoll hat die Zeilen 1 bis {log}.",
  "{name} does not wait for the Director.": "{name} wartet nicht auf den Direktor.",
  "The Director inspects after the work of {date}.": "Der Direktor prüft nach der Arbeit vom {date}.",
  "“{word}” is not an area of a ring: write the number and r, b or g, such as 17b.":
    "„{word}“ ist keine Fläche eines Rings: schreiben Sie die Zahl und r, b oder g, etwa 17b.",
  "This wheel has {ring} of {expected} compartments; wrong or missing: {or}.":
    "Dieser Kessel hat {ring} von {expected} Fächern; falsch oder fehlend: {or}.",
  "These numbers stand on the wheel twice: {repeated}.":
    "Diese Zahlen stehen zweimal auf dem Kessel: {repeated}.",
  "The wheel has {RED} red and {BLACK} black numbers; it must have 18 of each.":
    "Der Kessel hat {RED} rote und {BLACK} schwarze Zahlen; es müssen je 18 sein.",
  "{pocket} is {colour}; it must be green.": "{pocket}: Farbe {colour}; sie muss grün sein.",
  "{left} and {right} are neighbours on the ring and both {left_colour}.":
    "{left} und {right} sind Nachbarn auf dem Ring und von einer Farbe: {left_colour}.",
  "There is no time zone “{zone}” on this machine.":
    "Die Zeitzone „{zone}“ gibt es auf diesem Rechner nicht.",
  "A command's key is 1 to 200 printable characters.":
    "Der Schlüssel eines Befehls hat 1 bis 200 druckbare Zeichen.",
  "This key was used for another command.":
    "Dieser Schlüssel wurde schon für einen anderen Befehl verwendet.",
  "What a table's journal says is looked up, not told.":
    "Was das Tagebuch eines Tisches sagt, wird nachgesehen, nicht mitgeteilt.",
  "The passphrase does not open this person's signing key.":
    "Die Passphrase öffnet den Signaturschlüssel dieser Person nicht.",
  "{stream} has no round {round_}.": "{stream} hat kein Spiel {round_}.",
  "A variation changes at least one value of the rulebook.":
    "Eine Abweichung ändert mindestens einen Wert des Regelwerks.",
  "There is no value “{key}” in the {key2} rulebook.": "Den Wert „{key}“ gibt es im Regelwerk {key2} nicht.",
  "{key}: {value} cannot stand where {now} stands.": "{key}: {value} kann nicht stehen, wo {now} steht.",
  "The variation {name} is not approved ({decision}); it cannot be used.":
    "Die Abweichung {name} ist nicht genehmigt ({decision}); sie gilt nicht.",
  "The variation {name} does not say by which rule and from when to when it is in force.":
    "Die Abweichung {name} sagt nicht, nach welcher Regel und von wann bis wann sie gilt.",
  "The journal has {sequence} events.": "Das Journal hat {sequence} Ereignisse.",
  "This journal is in memory alone; there is nothing to verify.":
    "Dieses Journal liegt nur im Speicher; es gibt nichts zu prüfen.",
  "The journal is being verified, or was just now; wait a moment.":
    "Das Journal wird gerade geprüft oder wurde es eben; warten Sie einen Augenblick.",
  "it was valid until {valid_until}": "sie galt bis {valid_until}",
  "A licensed member of security": "Ein lizenziertes Mitglied der Sicherheit",
  "A second person": "Eine zweite Person",
  "An order of the numbers that is not the usual one":
    "Eine Reihenfolge der Zahlen, die nicht die übliche ist",
  "A neutral colour of the compartments": "Eine neutrale Farbe der Fächer",
  "The layout {name}": "Das Layout {name}",
  "“{device}” over 00": "„{device}“ über der 00",
  "The area for {words}": "Die Fläche für {words}",
  "cash and receipts": "Bargeld und Quittungen",
  "table {given}": "Tisch {given}",
  "table number": "Tischnummer",
  "what was done": "was getan wurde",
  "{number} is missing": "{number} fehlt",
  "{number} twice": "{number} zweimal",
  "{number} {count} times": "{number} {count}-mal",
  "a key manager, a licensed member of security or a pit supervisor":
    "die Leitung, ein lizenziertes Mitglied der Sicherheit oder die Tischaufsicht",
  "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor":
    "die Leitung, ein lizenziertes Mitglied der Wartung, die Automatentechnik oder die Tischaufsicht",
  "No spin: {reason}": "Ungültiger Wurf: {reason}",
  "No spin: {reason}, the ball was seen in {number}": "Ungültiger Wurf: {reason}; die Kugel lag in {number}",
  "Ball {ball} inspected: {found}": "Kugel {ball} geprüft: {found}",
  "The ball rested in {number}: the spin is void": "Die Kugel lag in {number}: der Wurf ist ungültig",
  "{number} instead of {was}, with {second}: {reason}": "{number} statt {was}, mit {second}: {reason}",
};
