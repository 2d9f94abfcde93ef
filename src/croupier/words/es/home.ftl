welcome = La ruleta tal como la escribe la ley
choose = Elija una mesa y un puesto, o una consola.
tables = Mesas
consoles = Consolas y pantallas
play = Jugar
display = Pantalla mural
watch = Mirar
players = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
automatic = automática
dealer = con crupier
noTables = Todavía no hay mesas.
wheels =
    .single-zero = un cero
    .double-zero = doble cero
    .double-zero-as-single-zero = doble cero, 00 cubierto
pages =
    .setup = Abrir la casa
    .terminal = Terminal
    .dealer = Consola del crupier
    .pit = Consola del jefe de sala
    .display = Pantalla mural
    .office = Oficina
    .tournament = Torneo
    .lab = Laboratorio
pageDoes =
    .terminal = Apostar en una mesa
    .dealer = Llevar la tirada paso a paso
    .pit = Todas las mesas de un vistazo
    .display = Resultados, límites y avisos
    .office = Caja, personas, equipo, registros
    .tournament = Rondas, puntos, premios
    .lab = Probabilidades, sesiones, simulación
openHouse = Esta casa aún no está abierta
openGo = Seguir con la apertura
