welcome = Roulette as the law writes it
choose = Choose a table and a seat, or a console.
tables = Tables
consoles = Consoles and screens
play = Play
display = Wall display
watch = Watch
players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
automatic = automatic
dealer = with a dealer
noTables = No table is set up yet.
wheels =
    .single-zero = single zero
    .double-zero = double zero
    .double-zero-as-single-zero = double zero, 00 covered
pages =
    .setup = Open the house
    .terminal = Terminal
    .dealer = Dealer console
    .pit = Pit console
    .display = Wall display
    .office = Office
    .tournament = Tournament
    .lab = Lab
pageDoes =
    .terminal = Place wagers at a table
    .dealer = Run the round, step by step
    .pit = All tables at a glance
    .display = Results, limits and signs
    .office = Cage, people, equipment, records
    .tournament = Rounds, scores, prizes
    .lab = Odds, sessions, simulation
openHouse = This house is not open yet
openGo = Go on with opening it
