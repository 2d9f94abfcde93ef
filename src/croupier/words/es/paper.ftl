# Lo que dicen las reglas, los carteles y las tarjetas.

label =
    .rules_title = Las reglas de esta mesa
    .players_title = Reglas del juego
    .sign_title = Ruleta
    .card_title = Lo que pagan las apuestas
    .part_readings = Cómo leemos el texto
    .part_clauses = Lo que dice el reglamento, cláusula por cláusula
    .readings_lead = Donde el texto calla o puede leerse de dos maneras, esta es la lectura que vale aquí. La marca aparece en las reglas allí donde una lectura decide.
    .readings_more = Cada lectura, con su pregunta, está en las reglas completas, que la casa muestra a quien las pida.
    .translated = Esto es una traducción, para leer. El texto aprobado y expuesto es la versión inglesa.
    .clauses_lead = Cada cláusula del reglamento, con nuestras palabras y en inglés, su lengua, la única que hace fe. El número al margen de las reglas lleva hasta aquí.
    .lead = Estas son las reglas con las que se juega hoy en esta mesa. Los números al margen son las cláusulas del reglamento que hay detrás de una frase; una marca roja muestra dónde el texto deja margen y cómo lo leemos.
    .lead_custom = Estas son las reglas con las que se juega hoy en esta mesa. No se basan en ningún reglamento, sino en la costumbre; una marca roja muestra dónde hemos elegido.
    .regulation = Reglamento
    .edition = Edición
    .authority = Base legal
    .wheel = Rueda
    .limits = Límites
    .option = Cuando sale un cero
    .none = ninguna opción
    .minimum_maximum = Mínimo y máximo
    .inside_total = Apuestas interiores, en total
    .outside_total = Apuestas exteriores, en total
    .total = Todas las apuestas de un jugador, en total
    .payout_max = Mayor pago a un jugador por tirada
    .at_least = al menos { $amount }
    .all_bets = cada apuesta
    .inside_bets = cada apuesta interior
    .outside_bets = cada apuesta exterior
    .better_odds = Mejores pagos en esta mesa
    .pays_more = { $bet }: { $to_one } a 1 (al menos { $at_least } a 1)
    .tips = Apuestas para los crupieres
    .tip_max = Una apuesta para los crupieres es de { $amount } como máximo.
    .points = Las fichas de torneo valen puntos
    .sign_code = Cartel { $code }
    .sign_readings = Cómo leemos las reglas
    .no_limit = Sin límite
    .limits_posted = los que indica el cartel de la mesa
    .limits_unset = aún sin fijar
    .bet = Apuesta
    .numbers = Números
    .pays = Paga
    .chance = Probabilidad
    .edge = Ventaja
    .to_one = { $pays } a 1
    .with_option = Apuestas sencillas con { $option }
    .with_option_on = { $bets } con { $option }
    .card_note = La letra muestra un lugar para esa apuesta en el tapete. La probabilidad y la ventaja son exactas; la ventaja es la parte de cada apuesta que la casa conserva, en promedio.
    .card_assumed = Los pagos marcados con * son supuestos: el texto disponible no los da.
    .card_declared = Pagos declarados por el licenciatario: { $source }.
    .felt = El tapete: los números del 1 al 36 en doce filas de tres, los ceros a la izquierda, las docenas y las apuestas sencillas abajo, las columnas a la derecha.
    .covered = cubierto

list =
    .between = { ", " }

foot =
    .copy = ejemplar
    .checkpoint = punto de control
    .events = registros
    .edition = edición
    .reading = lectura
    .assumed = supuesto
    .yes = sí
    .no = no

section =
    .table = La mesa y su rueda
    .bets = Las apuestas
    .announced = Apuestas anunciadas
    .limits = Límites
    .chips = Fichas y cupones
    .spin = La tirada
    .settling = Ganar y perder
    .options = Cuando sale un cero
    .irregularities = Cuando algo va mal
    .opening = Antes de abrir la mesa
    .equipment = El equipo
    .variations = Variaciones en vigor
    .tips = Apuestas para los crupieres

wheel =
    .double-zero = rueda de doble cero
    .single-zero = rueda de un cero
    .double-zero-as-single-zero = rueda de doble cero usada como de un cero

option =
    .in-prison = En prisión
    .la-partage = La partage
    .surrender = Surrender
    .in-prison-half = En prisión, mitad retirada
    .in-prison-leave = En prisión, apuesta dejada
    .own-half = { $name }, mitad retirada
    .own-leave = { $name }, apuesta dejada

kind =
    .straight = Pleno
    .split = Caballo
    .street = Transversal
    .trio = Trío junto a los ceros
    .corner = Cuadro
    .four = Cuatro primeros
    .five = Cinco primeros
    .six = Seis primeros
    .line = Seisena
    .column = Columna
    .dozen = Docena
    .red = Rojo
    .black = Negro
    .odd = Impar
    .even = Par
    .low = Falta (1 a 18)
    .high = Pasa (19 a 36)

where =
    .straight = fichas en la casilla de un número
    .split = fichas en la línea entre dos números
    .street = fichas en la línea exterior al final de una fila de tres
    .trio = fichas donde se juntan tres casillas junto a los ceros
    .corner = fichas en la esquina de cuatro números
    .four = fichas en la esquina exterior de 0 y 1
    .five = fichas en la esquina exterior de 0 y 1
    .six = fichas en la esquina exterior de 0 y 1
    .line = fichas en la línea exterior entre dos filas
    .column = fichas en la casilla al pie de una columna
    .dozen = fichas en la casilla 1st 12, 2nd 12 o 3rd 12
    .red = fichas en la casilla Rojo
    .black = fichas en la casilla Negro
    .odd = fichas en la casilla Impar
    .even = fichas en la casilla Par
    .low = fichas en la casilla 1 to 18
    .high = fichas en la casilla 19 to 36
    .list = fichas en la casilla { $label }, para { $numbers }

bet =
    .pays = { $count ->
        [1] – { $where }. Paga { $pays } a 1.
       *[other] – { $where }. Hay { $count }. Paga { $pays } a 1.
    }
    .pays_more = { $count ->
        [1] – { $where }. Aquí paga { $pays } a 1, donde bastaría { $at_least } a 1.
       *[other] – { $where }. Hay { $count }. Aquí paga { $pays } a 1, donde bastaría { $at_least } a 1.
    }
    .announced = – { $chips }.
    .named = { $kind } { $numbers }
    .chips_on = { $count } en { $bet }

point =
    .table_clear = la mesa está libre de objetos extraños
    .wheel_clear = La rueda está libre de objetos extraños
    .level = La rueda está nivelada
    .rotates_freely_evenly = La rueda gira libre y uniformemente
    .parts_secure = todas las piezas de la rueda están firmes
    .ball_nonmagnetic = la bola no es magnética
    .cover_on_00 = la cubierta está sobre el 00
    .sign_a = el cartel lleva la frase A
    .sign_b = el cartel lleva la frase B
    .sign_c = el cartel lleva la frase C
    .marks_visible = todas las marcas de la caja se ven
    .box_locked_to_table = la caja está sujeta con llave a la mesa
    .number_on_camera = una cámara fija ve el número de la mesa
    .compartments_spaced = las casillas de la rueda y las zonas de su anillo están a igual distancia

statement =
    .sign_a = Se usa una rueda de doble cero como rueda de un solo cero. No se puede apostar al doble cero (00).
    .sign_b = Si la bola queda en una casilla marcada doble cero (00), la tirada se declara nula y se repite.
    .sign_c = Las apuestas a rojo, negro, impar, par, «1 to 18» y «19 to 36» se pierden si la bola queda en una casilla marcada cero (0).

role =
    .pit-supervisor = el supervisor
    .key-manager = el gerente
    .dealer = el crupier
    .security = la seguridad

no_spin =
    .same_direction = La bola y la rueda giraban en el mismo sentido: tirada nula.
    .under_four_turns = La bola dio menos de cuatro vueltas completas: tirada nula.
    .foreign_object = Algo cayó en la rueda mientras corría la bola: tirada nula.
    .ball_left_wheel = La bola salió de la rueda: tirada nula.

rule-wheels =
    .double-zero = Esta mesa tiene una rueda de doble cero con 38 casillas: del 1 al 36, mitad rojas y mitad negras, y el 0 y el 00 verdes.
    .single-zero = Esta mesa tiene una rueda de un cero con 37 casillas: del 1 al 36, mitad rojas y mitad negras, y el 0 verde.
    .double-zero-as-single-zero = Esta mesa usa una rueda de doble cero como si tuviera uno solo. El 00 está cubierto y no se puede apostar. Una bola en el 00 anula la tirada: nadie gana ni pierde, las apuestas quedan y se repite.
    .own = Esta mesa tiene una rueda con { $pockets } casillas: del 1 al 36, mitad rojas y mitad negras, y en verde { $zeros }.

rule-zero_is_even =
    .false = Un cero no es par ni impar, ni rojo ni negro, ni bajo ni alto: con un cero estas apuestas no ganan.
    .true = Un cero cuenta como número par.

rule-currency =
    .usd = Los importes de estas reglas son en dólares estadounidenses.
    .text = Los importes de estas reglas son en { $value }.

rule-trios =
    .text = También se pueden apostar juntos tres números junto a los ceros: { $list }.

rule-second_place_of_zero_split =
    .text = El caballo de 0 y 00 tiene un segundo lugar: { $value }. Las fichas en ambos lugares son una sola apuesta.

rule-second_place =
    .courtesy-line = la línea de cortesía
    .line-between-2nd-12-and-3rd-12 = la línea entre 2nd 12 y 3rd 12

rule-odds =
    .exact = Una apuesta ganadora se paga exactamente como consta aquí, y lo apostado sigue siendo del jugador.
    .floor = Una apuesta ganadora se paga como consta aquí, y lo apostado sigue siendo del jugador. La casa puede pagar a toda la mesa más de lo que pide el reglamento.
    .external = El texto que rige esta mesa no da los pagos; los impresos aquí son los de la casa, y lo apostado sigue siendo del jugador.

rule-limits-set_by =
    .rulebook = Los límites los fijan las propias reglas.
    .licensee = La casa fija los límites y los expone en la mesa.

rule-limits-per_bet =
    .true = Los límites valen para cada apuesta de cada jugador, con todas sus fichas juntas.
    .false = Los límites valen para todo lo que un jugador tiene en el tapete.

rule-limits-minimum =
    .text = La apuesta más pequeña es de { $amount }.

rule-limits-maximum =
    .text = La apuesta más grande es de { $amount }.

rule-limits-in_all =
    .text = { $what }: de { $min } a { $max }.
    .least = { $what }: al menos { $min }.
    .payout = { $what }: { $max }.

rule-limits-beyond =
    .return = Una apuesta por debajo del mínimo o por encima del máximo se devuelve.
    .up_to_maximum = De una apuesta por encima del máximo se devuelve lo que sobra y el resto vale; una por debajo del mínimo se devuelve.
    .honour = Una apuesta por debajo del mínimo o por encima del máximo vale entera.

rule-limits-count_tips =
    .true = Las apuestas para los crupieres cuentan para los límites.
    .false = Las apuestas para los crupieres no cuentan para los límites.

rule-limits-here =
    .text = Aquí, { $kinds }: de { $min } a { $max }.
    .least = Aquí, { $kinds }: al menos { $min }.
    .none = Las fichas de torneo no tienen límite.

rule-chips-value_chips =
    .true = Además de las fichas de color del jugador, se pueden apostar fichas con un importe impreso.
    .false = Solo se apuestan las fichas de ruleta de esta mesa; cada jugador tiene las suyas.

rule-chips-value_chip_colour_inside_one_player =
    .true = En las apuestas interiores, un color de fichas con importe pertenece a un solo jugador a la vez.
    .false = De quién es una ficha con importe en una apuesta interior, lo anota el crupier.

rule-chips-match_play =
    .true = Se aceptan los cupones de la casa mientras sean válidos, cada uno una vez.
    .false = Aquí no se aceptan cupones.

rule-chips-match_play_bets =
    .text = Un cupón puede jugarse en: { $list }.

rule-chips-match_play_at_terminals =
    .true = Los cupones se pueden jugar en los terminales.
    .false = Los cupones no se pueden jugar en un terminal.

rule-chips-spoken_wagers =
    .true = Una apuesta puede anunciarse mientras se colocan sus fichas.
    .false = Una apuesta son fichas en el tapete; un anuncio solo no lo es.

rule-chips-cash_wagers =
    .true = El dinero en el tapete juega.
    .false = El dinero no juega. Primero se cambia por fichas.

rule-chips-unique_by =
    .colour = No hay dos jugadores con fichas del mismo color, y ninguna se parece a una ficha con importe.
    .colour_and_design = No hay dos jugadores con fichas del mismo color y dibujo, y ninguna se parece a una ficha con importe.

rule-chips-alike_without_central_screen =
    .true = En estos terminales ninguna pantalla central muestra el tapete; los colores pueden ser iguales.
    .false = También en los terminales las fichas deben ser distintas.

rule-spin-opposite_directions =
    .true = El crupier lanza la bola en sentido contrario al de la rueda.
    .false = La bola puede lanzarse en cualquier sentido.

rule-spin-turns_min =
    .text = La bola debe dar al menos { $value } vueltas completas a la pista.

rule-spin-call_window =
    .on_track = «No va más» se anuncia mientras la bola aún corre por la pista. Las fichas puestas después se devuelven al momento.
    .before_rest = «No va más» se anuncia antes de que la bola se detenga. Las fichas puestas después se devuelven al momento.

rule-spin-hand_wave =
    .true = Al anunciarlo, el crupier pasa la mano sobre el tapete.
    .false = El anuncio solo cierra las apuestas.

rule-spin-terminals_announce =
    .true = Los terminales anuncian «no va más» con sonido y en pantalla.
    .false = Los terminales muestran cuándo se cierran las apuestas.

rule-settling-takedown_from =
    .dolly_removed = El crupier pone el marcador en el número ganador. Se pueden tomar o poner fichas cuando todos los ganadores están pagados y el marcador retirado.
    .paid = El crupier pone el marcador en el número ganador. Un jugador puede tomar sus fichas en cuanto se le paga.

rule-settling-collect_before_pay =
    .true = Primero se recogen las apuestas perdedoras y después se paga a los ganadores.
    .false = Se puede pagar a los ganadores antes de recoger las perdedoras.

rule-options-in_prison-on =
    .text = Cuando la bola cae en { $list }, cada jugador elige para una apuesta sencilla: retirar la mitad y perder la otra, o dejarla en prisión hasta la tirada siguiente.

rule-options-in_prison-on_win =
    .release = Si la tirada siguiente gana, la apuesta en prisión queda libre y no se paga nada por ella.
    .pay_even = Si la tirada siguiente gana, la apuesta en prisión se paga como cualquier otra.

rule-options-in_prison-on_zero_again =
    .lose = Si vuelve a salir un cero, o la tirada siguiente pierde, la apuesta en prisión se pierde.
    .stay = Si la tirada siguiente pierde, la apuesta en prisión se pierde; si vuelve a salir un cero, sigue en prisión.

rule-options-in_prison-default =
    .half = Quien no elige retira la mitad.
    .leave = Quien no elige deja la apuesta en prisión.

rule-options-in_prison-window_seconds =
    .text = Hay { $value } segundos para elegir.

rule-options-in_prison-with_covered_double_zero =
    .true = Vale también con el 00 cubierto.
    .false = Una mesa con el 00 cubierto no lo ofrece.

rule-options-la_partage-on =
    .text = La partage: cuando la bola cae en { $list }, la mitad de cada apuesta sencilla vuelve al momento; la otra se pierde.

rule-options-la_partage-wheels =
    .text = La partage se juega con: { $list }.

rule-options-surrender-on =
    .text = Surrender: cuando la bola cae en { $list }, la mitad de cada apuesta sencilla vuelve al momento; la otra se pierde.

rule-options-surrender-wheels =
    .text = El surrender se juega con: { $list }.

rule-options-own-on =
    .half = { $name }: cuando la bola cae en { $list }, la mitad de cada apuesta a { $bets } vuelve al momento; la otra se pierde.
    .leave = { $name }: cuando la bola cae en { $list }, cada apuesta a { $bets } queda en prisión.
    .choose = { $name }: cuando la bola cae en { $list }, cada jugador elige para una apuesta a { $bets }: retirar la mitad y perder la otra, o dejarla en prisión.

rule-options-own-wheels =
    .text = { $name } se juega con: { $list }.

rule-options-own-on_win =
    .release = Una tirada ganadora libera la apuesta en prisión; no se paga nada por ella.
    .pay_even = Una tirada ganadora libera la apuesta en prisión y paga otro tanto.

rule-options-own-levels =
    .text = Hay { $value } prisiones, una bajo otra: cada nuevo cero baja la apuesta un nivel, cada tirada ganadora la sube uno, y en el primero la libera. Cualquier otro número la pierde.

rule-options-own-on_zero_again =
    .lose = En la última prisión, un nuevo cero pierde la apuesta, igual que cualquier número que no gane.
    .stay = En la última prisión la apuesta se queda si sale un nuevo cero; cualquier otro número que no gane la pierde.

rule-options-none =
    .text = Cuando sale un cero, las apuestas sencillas pierden como todas las que no están en él.

rule-irregularities-wagers_stand =
    .true = Tras una tirada nula todas las apuestas quedan, se puede volver a apostar, y un número en que hubiera caído la bola no cuenta.
    .false = Tras una tirada nula se devuelven todas las apuestas.

rule-irregularities-ball_inspected_after =
    .text = Si una bola sale de la rueda, el supervisor la examina antes de que se use de nuevo.
    .none = El texto no pide examinar la bola.

rule-irregularities-late_wager_returned =
    .true = Una apuesta tardía se devuelve al momento, y la tirada vale.
    .false = Una apuesta tardía se retiene para el supervisor.

rule-irregularities-before_the_call =
    .hold = Si la bola se detiene antes de anunciar «No va más», la mesa espera al supervisor, que ve lo apostado desde el lanzamiento.
    .note = Si la bola se detiene antes de anunciar «No va más», se anota para el supervisor y la ronda sigue.

rule-irregularities-secret_lost =
    .hold = Si la rueda aleatoria ya no puede dar el número de una ronda, decide el supervisor.
    .return = Si la rueda aleatoria ya no puede dar el número de una ronda, la ronda es nula y se devuelven sus apuestas.

rule-irregularities-decided_by =
    .text = Si algo se discute o se sale de lo común, decide { $role }.

rule-irregularities-ruling_observed =
    .true = Quien decide se queda y vela por que se cumpla.
    .false = El crupier ejecuta la decisión.

rule-irregularities-second_above =
    .text = Una decisión que puede mover más de { $amount } la firman dos supervisores.

rule-opening-inspection =
    .text = Antes de cada apertura se comprueba que: { $list }.
    .none = El texto no pide inspección antes de abrir.

rule-opening-covered_inspection =
    .text = Con el 00 cubierto, también que: { $list }.
    .none = El texto no pide nada más cuando el 00 está cubierto.

rule-opening-drop_box =
    .true = El dinero por las fichas va a una caja cerrada en la mesa.
    .false = El texto no pide caja en la mesa.

rule-opening-tip_box =
    .true = Las propinas van a una caja de propinas en la mesa.
    .false = El texto no pide caja de propinas.

rule-opening-limits_posted =
    .true = El mínimo y el máximo se exponen antes de abrir.
    .false = El texto no pide exponer los límites.

rule-equipment =
    .wheel_inches_min = La rueda mide al menos { $value } pulgadas.
    .compartments = La rueda tiene { $value } casillas iguales y un anillo con otros tantos campos rojos, negros y verdes.
    .ball_inches_min = La bola mide al menos { $value } de pulgada.
    .ball_inches_max = La bola mide como máximo { $value } de pulgada.
    .ball_nonmetallic = La bola no es de metal.
    .ball_exceptions = Otra bola se usa solo con una aprobación que lo diga.
    .layout_opposite_wheel = La rueda está en un extremo de la mesa, y el tapete está impreso en el otro.
    .layout_approved = El tapete está aprobado.
    .option_areas = El tapete tiene un campo propio para: { $list }.
    .option_areas_approved = Ese campo también está aprobado.
    .cover_device_approved = Lo que cubre el 00 en el tapete está aprobado y muestra que no se puede apostar.
    .drop_box_marks = La caja lleva para siempre el nombre del juego y el número de su mesa.
    .drop_box_locks = La caja está cerrada, y cerrada a la mesa, cada vez con llave propia.
    .inspection = En cada apertura se comprueba también que: { $list }.
    .secure_place_approved = Solo se trabaja en la rueda con el juego cerrado, o en un lugar seguro aprobado.
    .director_after = Si se cambió una pieza exterior de la rueda, la autoridad la ve antes de usarla.

rule-tips =
    .none = Un jugador puede apostar para los crupieres; esa apuesta cuenta para su máximo.
    .refused = Esta mesa no acepta apuestas para los crupieres.
    .bets = Para los crupieres solo se apuesta aquí: { $bets }.
    .spin = Todas las apuestas de un jugador para los crupieres en una tirada son de { $amount } como máximo.
    .apart = Una apuesta para los crupieres va en una apuesta propia, aparte de las fichas del jugador.

reading =
    .A1 = En prisión vale solo con el 0. Con el 00 una apuesta sencilla se pierde al momento.
    .A2 = Una apuesta en prisión que gana queda libre: vuelve lo apostado y no se gana nada.
    .A3 = Un número perdedor o el 00 se lleva toda la apuesta en prisión. Tras una tirada que no cuenta, espera una que cuente.
    .A4 = Quien no dice nada antes de acabar el tiempo retira la mitad.
    .B1 = 0 y 00 no son pares ni impares, y ambas apuestas pierden con ellos.
    .B7 = La apuesta a los cinco primeros se pone donde se tocan «1st 12», 0 y 1.
    .C1 = De 1,00 US$ a 4,00 US$ vale para cada apuesta de un jugador, con todos sus lugares y fichas juntos. Varias apuestas pueden llegar cada una a 4,00 US$.
    .C9 = Los pagos del reglamento son lo mínimo. Los mejores valen para toda la mesa y constan en su cartel.
    .D4 = Una apuesta tardía se rechaza y se devuelve al momento, y la tirada sigue. Tampoco se pueden retirar fichas tarde.
    .D10 = Los pagos, los límites y la tirada son los que la casa ha declarado. Lo supuesto está marcado.
    .K1 = Estas reglas son costumbre de casas europeas y francesas. No hay reglamento detrás.
    .K2 = Con un cero se pueden apostar también 0-2-3 y los cuatro primeros 0-1-2-3; con dos ceros, los tres tríos y los cinco primeros.
    .K3 = La mitad de una apuesta sencilla vuelve al momento: con el 0 de la rueda de un cero (la partage), con 0 y 00 de la de doble cero (surrender).
    .K4 = Una apuesta anunciada son las fichas que representa, puestas en sus lugares antes de que caiga la bola. Sin fichas no es apuesta.
    .K5 = Un segundo cero deja la apuesta en prisión hasta que gane, y quede libre, o pierda.

colour =
    .amber = Ámbar
    .black = Negro
    .blue = Azul
    .brown = Marrón
    .cyan = Turquesa
    .gold = Dorado
    .green = Verde
    .grey = Gris
    .lilac = Lila
    .orange = Naranja
    .pink = Rosa
    .purple = Morado
    .red = Rojo
    .white = Blanco
    .yellow = Amarillo

variation =
    .until = Variación { $name }: { $title }. { $citation }, { $decision }, del { $from } al { $to }.
    .since = Variación { $name }: { $title }. { $citation }, { $decision }, desde el { $from }.
    .temporary = temporal
    .permanent = permanente

par =
    .title = Hoja PAR
    .rulebook = Reglamento
    .results = Resultados
    .fingerprint = Huella
    .exactly = Probabilidad y ventaja, exactas
    .bets = Apuestas
    .hits = Aciertos
    .return = Retorno
    .spread = Dispersión de una jugada, con apuesta de 1
    .variance = Varianza
    .deviation = Desviación
    .skewness = Asimetría
    .kurtosis = Curtosis
    .volatility = Volatilidad
    .spread_note = La curtosis es el exceso sobre la curva normal; la volatilidad son 1,645 desviaciones típicas.
    .expected = Retorno esperable el 95 por ciento de las veces
    .expected_note = Por la aproximación normal: tosca para pocas jugadas de una apuesta que gana rara vez. Todo lo demás es exacto.
    .coups = { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
    .options = Opciones cuando sale un cero
    .even_money = Apuestas sencillas con
    .mean_spins = Tiradas, de media
    .prison = En prisión en cada lectura
    .prison_on = Al ganar, con otro cero
    .choice = Elección

par_reading =
    .release = libre
    .pay_even = se paga
    .lose = se pierde
    .stay = sigue en prisión
    .half = mitad
    .leave = dejar
