# Was das Labor druckt. $count wählt die Form, $spins ist dieselbe Zahl, wie sie gezeigt wird.

slip =
    .title = Ein Einsatz im Labor
    .one_coup = Ein Coup
    .bet = Wette
    .stake = Einsatz
    .hit_frequency = Gewinnchance
    .edge = Hausvorteil
    .percent = in Prozent
    .mean = Mittleres Ergebnis
    .variance = Varianz (Quadrat der kleinsten Einheit)
    .deviation = Standardabweichung
    .skewness = Schiefe
    .after = { $count ->
        [one] Nach einem Wurf
       *[other] Nach { $spins } Würfen
    }
    .figure = { $count ->
        [one] Wahrscheinlichkeit jedes Ergebnisses nach einem Wurf; golden, wo der Spieler vorn liegt.
       *[other] Wahrscheinlichkeit jedes Ergebnisses nach { $spins } Würfen; golden, wo der Spieler vorn liegt.
    }
    .ahead = Im Plus
    .even = Ausgeglichen
    .behind = Im Minus
    .exact = Exakt ({ $method }); jede Wahrscheinlichkeit weicht höchstens um { $error } ab.
    .approximate = Näherung ({ $method }); jede Wahrscheinlichkeit weicht höchstens um { $error } ab.

method =
    .lattice = Gitter
    .coarse-lattice = grobes Gitter

run =
    .ruin = Wahrscheinlichkeit, das Ziel zu erreichen
    .fan = Guthaben unterwegs
    .compare = Ergebnis eines Abends nach System
    .bias = Ist dieser Kessel fair?

runs =
    .ruin_text = Von { $bankroll } aus wird das Ziel { $target } mit { $win } Wahrscheinlichkeit erreicht ({ $system }).
    .reached = Ziel erreicht
    .ruined = Ruiniert oder am Ende
    .mean_spins = Mittlere Würfe
    .fan_text = { $count ->
        [one] Nach einem Wurf hat die Hälfte aller Spieler weniger als { $median }; neun von zehn haben zwischen { $low } und { $high } ({ $system }).
       *[other] Nach { $spins } Würfen hat die Hälfte aller Spieler weniger als { $median }; neun von zehn haben zwischen { $low } und { $high } ({ $system }).
    }
    .fan_legend = Dunkles Band: die Hälfte aller Spieler. Helles Band: neun von zehn. Dünne Linien: einige von ihnen.
    .system = Setzsystem
    .interval = Mittel, 95-%-Intervall
    .ahead = Im Plus
    .ring = { $spins } Würfe um den Kessel; jedes Fach wird { $expected }-mal erwartet (gestrichelt).
    .fair = Nichts an diesen { $spins } Würfen ist auffälliger, als der Zufall es macht.
    .suspicious = Verdächtig: { $found }. Ein fairer Kessel sieht höchstens in einer von { $odds } solchen Reihen so auffällig aus.
    .power = Die Wahrscheinlichkeit, einen Sektor von 9 Fächern zu bemerken, der 10 % zu oft kommt, je nach Zahl der Würfe.
    .test = Test
    .p = p, korrigiert
    .found = Auffälligstes
    .worth = Für einen Spieler hat die beste Wette auf volle Zahlen einen Vorteil von { $edge } (von { $low } bis { $high }) und ist nach { $spins } Würfen mit 95 % Wahrscheinlichkeit im Plus.
    .no_gain = Für einen Spieler hat die beste Wette auf volle Zahlen einen Vorteil von { $edge } (von { $low } bis { $high }): sie gewinnt nicht.
    .turned = mit dem Rotor gespiegelt

systems =
    .flat = Gleichsatz
    .bold = Kühnes Spiel
    .martingale = Martingale
    .grand-martingale = Große Martingale
    .dalembert = D’Alembert
    .fibonacci = Fibonacci
    .labouchere = Labouchère
    .oscars-grind = Oscar’s Grind
    .paroli = Paroli
    .own = Eigenes System

tests =
    .chi-square = Alle Fächer (Chi-Quadrat)
    .sectors = Sektoren
    .tilt = Neigung
    .serial = Abhängigkeit aufeinanderfolgender Würfe
    .cusum = Änderung mit der Zeit (CUSUM)
    .dealer = Handschrift des Croupiers
    .pocket = Einzelne Fächer
    .two-lobed = Zweiseitige Neigung
    .repeats = Wiederholte Zahlen
    .distance = Weg vom letzten Ergebnis
    .signature = Handschrift des Tisches
    .speed = Handschrift und Rotordrehzahl

findings =
    .chi-square = die Fächer kamen zu ungleich oft ({ $degrees_of_freedom } Freiheitsgrade)
    .sectors = der Sektor { $pockets } kam { $count }-mal statt { $expected }-mal
    .tilt = der Kessel neigt sich um { $strength } in Richtung { $towards }
    .serial = Ergebnisse liegen { $displacement } Fächer weiter als { $lag } Würfe zuvor
    .cusum = eine Drift, die sich etwa beim Wurf { $change_at_spin } ändert
    .dealer = bei { $dealer } fällt die Kugel { $displacement } Fächer nach dem letzten Ergebnis
    .pocket = das Fach { $pockets } kam { $count }-mal statt { $expected }-mal
    .two-lobed = der Kessel neigt sich um { $strength } in Richtung { $towards } und zur Gegenseite
    .repeats = dieselbe Zahl kam { $count }-mal gleich wieder statt { $expected }-mal
    .distance = die Zahl { $displacement } Fächer nach der letzten kam { $count }-mal statt { $expected }-mal
    .signature = Ergebnisse liegen { $displacement } Fächer nach dem letzten
    .speed = Ergebnisse liegen { $displacement } Fächer nach dem letzten, ohne was der Rotor in { $seconds } s dreht
