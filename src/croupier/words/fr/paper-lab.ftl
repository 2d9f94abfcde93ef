# Ce qu’imprime le laboratoire. $count choisit la forme, $spins est le même nombre tel qu’on le montre.

slip =
    .title = Une mise au laboratoire
    .one_coup = Un coup
    .bet = Pari
    .stake = Mise
    .hit_frequency = Chance de gagner
    .edge = Avantage de la maison
    .percent = en pour cent
    .mean = Résultat moyen
    .variance = Variance (plus petite unité au carré)
    .deviation = Écart type
    .skewness = Asymétrie
    .after = { $count ->
        [one] Après un lancer
       *[other] Après { $spins } lancers
    }
    .figure = { $count ->
        [one] Probabilité de chaque résultat net après un lancer ; en doré, le joueur est gagnant.
       *[other] Probabilité de chaque résultat net après { $spins } lancers ; en doré, le joueur est gagnant.
    }
    .ahead = Gagnant
    .even = À l’équilibre
    .behind = Perdant
    .exact = Exact ({ $method }) ; chaque probabilité est juste à { $error } près.
    .approximate = Approché ({ $method }) ; chaque probabilité est juste à { $error } près.

method =
    .lattice = grille
    .coarse-lattice = grille grossière

run =
    .ruin = Probabilité d’atteindre le but
    .fan = Les fonds en chemin
    .compare = Résultat net d’une soirée par système
    .bias = Ce cylindre est-il équitable ?

runs =
    .ruin_text = À partir de { $bankroll }, le but de { $target } est atteint avec une probabilité de { $win } ({ $system }).
    .reached = But atteint
    .ruined = Ruiné ou arrêté
    .mean_spins = Lancers en moyenne
    .fan_text = { $count ->
        [one] Après un lancer, la moitié des joueurs a moins de { $median } ; neuf sur dix ont entre { $low } et { $high } ({ $system }).
       *[other] Après { $spins } lancers, la moitié des joueurs a moins de { $median } ; neuf sur dix ont entre { $low } et { $high } ({ $system }).
    }
    .fan_legend = Bande foncée : la moitié des joueurs. Bande claire : neuf sur dix. Lignes fines : quelques-uns d’entre eux.
    .system = Système de mise
    .interval = Moyenne, intervalle à 95 %
    .ahead = Gagnant
    .ring = { $spins } lancers autour du cylindre ; chaque case est attendue { $expected } fois (tirets).
    .fair = Rien dans ces { $spins } lancers n’est plus étrange que ce que fait le hasard.
    .suspicious = Suspect : { $found }. Un cylindre équitable paraît aussi étrange dans un échantillon sur { $odds } au plus.
    .power = La probabilité de remarquer un secteur de 9 cases qui sort 10 % trop souvent, selon le nombre de lancers.
    .test = Test
    .p = p, corrigé
    .found = Le plus étrange
    .worth = Pour un joueur, la meilleure mise en plein a un avantage de { $edge } (de { $low } à { $high }) et est gagnante après { $spins } lancers avec une probabilité de 95 %.
    .no_gain = Pour un joueur, la meilleure mise en plein a un avantage de { $edge } (de { $low } à { $high }) : elle ne gagne pas.
    .turned = retourné avec le rotor

systems =
    .flat = Mise constante
    .bold = Jeu audacieux
    .martingale = Martingale
    .grand-martingale = Grande martingale
    .dalembert = D’Alembert
    .fibonacci = Fibonacci
    .labouchere = Labouchère
    .oscars-grind = Oscar’s grind
    .paroli = Paroli
    .own = Système personnel

tests =
    .chi-square = Toutes les cases (khi carré)
    .sectors = Secteurs
    .tilt = Inclinaison
    .serial = Dépendance successive
    .cusum = Changement dans le temps (CUSUM)
    .dealer = Signature du croupier
    .pocket = Cases seules
    .two-lobed = Double inclinaison
    .repeats = Numéros répétés
    .distance = Distance depuis le dernier
    .signature = Signature de la table
    .speed = Signature et vitesse du rotor

findings =
    .chi-square = les cases sortent trop inégalement ({ $degrees_of_freedom } degrés de liberté)
    .sectors = le secteur { $pockets } est sorti { $count } fois au lieu de { $expected }
    .tilt = le cylindre penche de { $strength } vers { $towards }
    .serial = les résultats tombent { $displacement } cases plus loin que { $lag } lancers avant
    .cusum = une dérive qui change vers le lancer { $change_at_spin }
    .dealer = avec { $dealer }, la bille tombe { $displacement } cases après le dernier résultat
    .pocket = la case { $pockets } est sortie { $count } fois au lieu de { $expected }
    .two-lobed = le cylindre penche de { $strength } vers { $towards } et à l’opposé
    .repeats = le même numéro est ressorti { $count } fois au lieu de { $expected }
    .distance = le numéro { $displacement } cases après le dernier est sorti { $count } fois au lieu de { $expected }
    .signature = les résultats tombent { $displacement } cases après le dernier
    .speed = les résultats tombent { $displacement } cases après le dernier, sans ce que le rotor tourne en { $seconds } s
