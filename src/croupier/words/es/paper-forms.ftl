# Lo que dicen los formularios de las mesas y de la sala.

form =
    .table = Mesa { $table }
    .all_tables = Todas las mesas
    .gaming_day = día de juego { $day }, { $shift }
    .amount = Importe
    .not_pinned = Ningún punto de control firmado del diario respalda esta hoja.
    .older = { $count ->
        [one] El último punto de control es { $count } registro anterior a esta hoja; imprímala de nuevo.
       *[other] El último punto de control es { $count } registros anterior a esta hoja; imprímala de nuevo.
    }
    .signature_of = Firma de { $name }: { $signature }
    .licence = Licencia
    .supervisor = Jefe de mesas
    .cage = Caja
    .dealer = Crupier
    .player = Jugador
    .entries = Anotaciones
    .expected = Esperado
    .counted = Contado
    .counted_by = Contado por
    .difference = Diferencia
    .explanation = Explicación: { $text }
    .tips = Propinas en la caja de propinas: { $amount }.

amount =
    .points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .training = { $amount } (prácticas)

inspection =
    .title = Inspección de la mesa
    .inspector = Inspector
    .role = Función
    .result = Resultado
    .passed = superada: la mesa puede abrir
    .failed = no superada: la mesa sigue cerrada
    .check_list = Lista de comprobación
    .no_points = Las reglas de esta mesa no exigen comprobar ningún punto.
    .balls = Bolas
    .terminals = Los terminales anuncian «No va más»
    .terminal = Terminal { $number }
    .keeps_closed = Lo que mantiene cerrada la mesa: { $list }.

announced_by =
    .sound = con sonido
    .sight = en pantalla
    .both = con sonido y en pantalla
    .silent = de ningún modo

ball_test =
    .magnet = no magnética, probada con imán
    .compass = no magnética, probada con brújula

work =
    .title = Registro de ajustes de la rueda
    .lead = Ajustes y sustituciones de piezas de la rueda, en el orden del diario. Ninguna línea se modifica jamás.
    .line = Línea
    .when = Fecha y hora
    .written = { $date }, anotado { $at }
    .what = Qué se hizo
    .where = Dónde
    .by = Por
    .witness = Testigo
    .signatures = Firmas
    .signed = Línea { $line }, { $name }: { $signature }
    .newest = El más reciente
    .none = ninguno
    .checked_by = Comprobado por
    .adjusted = { $wheel }: ajuste de { $part }, { $what }
    .replaced = { $wheel }: sustitución de { $part }, { $what }
    .to_line = A la línea { $line }: { $note }
    .corrected = { $count ->
        [one] { $what } (véase la línea { $lines })
       *[other] { $what } (véanse las líneas { $lines })
    }
    .at_table = mesa { $table }
    .at_place = mesa { $table }, { $place }

chip_slip =
    .fill = Vale de reposición { $number }
    .credit = Vale de devolución { $number }
    .slip = Vale
    .from = De
    .to = A
    .at_table = mesa
    .at_cage = caja
    .asked_by = Pedido por
    .signed_with = Firmado con
    .lead = Las fichas se cuentan a la vista en la mesa. Los vales se numeran sin saltos.
    .pit = Sala
    .second = Segunda persona

drop =
    .title = Drop y recuento
    .cash = Efectivo
    .receipt = Recibo { $number } del cajero móvil
    .box = Caja de la mesa
    .since = Desde
    .until = Hasta
    .deposits = Ingresos según el diario
    .what = Concepto
    .expected = Esperado en la caja
    .count = Recuento
    .box_number = Caja { $box }
    .to_count = Contado: efectivo, recibos, total
    .to_explain = Diferencia y su explicación
    .another = Contado por, otra persona

inventory =
    .title = Inventario de fichas
    .lead = Todas las fichas de la mesa, por clase: dónde están según el diario. Los números de cada línea suman el de la última columna.
    .kind = Clase
    .tray = Bandeja
    .layout = Paño
    .hands = Jugadores
    .walked = Llevadas
    .tip_box = Propinas
    .missing = Faltan
    .number = En total
    .count = Recuento de la bandeja
    .not_counted = La bandeja no se contó por clases; su valor coincidía con los libros.
    .to_count = Contado, por clases
    .closed_by = Cerrada por
    .result = Resultado
    .differs = el recuento difiere de los libros
    .agrees = el recuento coincide con los libros
    .value = Fichas de valor, { $colour }
    .set = Fichas de ruleta, { $colour }

protection_report =
    .of_whom = { $measure }: { $who }
    .lead = Recuentos por crupier, jugador, mesa y supervisor, cada uno comparado con todos los demás de la sala. Una cifra no prueba nada: dice dónde mirar.
    .rounds = Rondas
    .before = Turnos anteriores con los que se compara
    .stands_out = Lo que el azar no explica
    .rate = Encontrado
    .floor = Toda la sala
    .chance = Por azar
    .bound = Alerta por debajo de
    .of = { $found } de { $of } ({ $share })
    .look_at = Rondas que conviene revisar, mesa { $table }: { $rounds }.
    .counted = Todo lo que se contó
    .what = Qué
    .whom = De quién
    .surveillance = Vigilancia

box_count =
    .title = Recuento { $number }
    .coupons = Cupones, que no son dinero: { $amount }.
    .reconciled = Conciliado por
    .box = Caja
    .two = { $first } y { $second }
    .receipts = Recibos del cajero móvil
    .chips = Fichas
    .found = Hallado en la caja
    .against = Frente al diario de la mesa
    .equal = Diferencia: ni sobra ni falta
    .over = Diferencia: sobra
    .short = Diferencia: falta

box_of =
    .drop = { $box }, caja de la mesa
    .tip = { $box }, caja de propinas

dispute =
    .title = Reclamación { $number }
    .dispute = Reclamación
    .round = Ronda
    .player = { $player }, asiento { $seat }
    .claim = Importe reclamado
    .no_amount = sin importe
    .reported = Comunicada
    .reported_by = Comunicada por
    .what = Qué se reclama
    .story = La ronda según el diario
    .decision = Decisión
    .paid = Pagado
    .decided_by = Decidida por
    .at = Fecha
    .no_reason = No se anotó ningún motivo.
    .to_decide = Decisión del jefe de mesas y su motivo

decision =
    .pay = se paga
    .collect = cobrada
    .rule = liquidada de nuevo
    .deny = se deniega

shift_report =
    .title = Informe del turno
    .formula = Cada mesa de un límite del turno al otro. Ganancia = drop + saldo final + devoluciones - saldo inicial - reposiciones.
    .table = Mesa
    .opener = Inicial
    .fills = Reposiciones
    .credits = Devoluciones
    .drop = Drop
    .closer = Final
    .win = Ganancia
    .hold = Retención
    .together = En total
    .counted_of = El drop según el recuento
    .what = Qué
    .cash = Efectivo
    .receipts = Recibos
    .coupons = Cupones
    .expected = Esperado
    .counted = Contado
    .over = De más o de menos
    .figure = { $what } ({ $kind }) { $amount }
    .adjusted = Ajustado el { $at }: { $figures }.
    .frozen = Cerrado por dos personas. Las cifras quedaron fijadas; su SHA-256 es { $hash }.
    .running = Este turno no se ha cerrado: sus cifras aún pueden cambiar.

table_session =
    .title = Informe de una sesión de la mesa
    .cash = Drop, efectivo
    .receipts = Drop, recibos del cajero móvil
    .closer = Cierre
    .not_counted = sin contar todavía
    .credits = Devoluciones
    .opener = menos la apertura
    .fills = menos reposiciones
    .rounds = Rondas
    .void_spins = Tiradas que no contaron
    .refusals = Órdenes rechazadas
    .rulings = Decisiones de la sala
    .disputes = Reclamaciones
    .opened = Apertura
    .opened_by = Abierta por
    .closed = Cierre de la mesa
    .closed_by = Cerrada por
    .dealers = Crupieres
    .hold = Hold
    .win_of = Resultado de la mesa
    .win = Resultado
    .tray = Recuento de la bandeja frente a los libros: { $amount }. { $reason }
    .happened = Qué ocurrió
    .count = Número

table_session_note =
    .rounds_without_wave = Rondas sin el gesto de la mano
    .late_calls = Rondas con aviso tardío
    .early_calls = Rondas con aviso demasiado temprano
    .missed_calls = Rondas en que la bola se detuvo antes del aviso

form_role =
    .player = jugador
    .dealer = crupier
    .pit-supervisor = jefe de mesas
    .key-manager = dirección
    .security = seguridad
    .maintenance = mantenimiento
    .slot-technician = técnico de máquinas
    .drop-team = equipo de recogida
    .count-team = equipo de recuento
    .cashier = cajero
    .tournament-director = director del torneo
    .auditor = auditor
    .regulator = regulador
    .system = sistema
