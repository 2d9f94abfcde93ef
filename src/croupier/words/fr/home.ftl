welcome = La roulette telle que la loi l’écrit
choose = Choisissez une table et une place, ou une console.
tables = Tables
consoles = Consoles et écrans
play = Jouer
display = Écran mural
watch = Regarder
players = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
automatic = automatique
dealer = avec croupier
noTables = Aucune table n’est encore installée.
wheels =
    .single-zero = un zéro
    .double-zero = double zéro
    .double-zero-as-single-zero = double zéro, 00 couvert
pages =
    .setup = Ouvrir la maison
    .terminal = Terminal
    .dealer = Console du croupier
    .pit = Console du chef de salle
    .display = Écran mural
    .office = Bureau
    .tournament = Tournoi
    .lab = Laboratoire
pageDoes =
    .terminal = Miser à une table
    .dealer = Mener le coup pas à pas
    .pit = Toutes les tables d’un coup d’œil
    .display = Résultats, limites et panneaux
    .office = Caisse, personnes, matériel, registres
    .tournament = Manches, points, prix
    .lab = Probabilités, séances, simulation
openHouse = Cette maison n’est pas encore ouverte
openGo = Poursuivre l’ouverture
