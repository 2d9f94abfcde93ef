# Why something is not done. The English room is written from the sources; here each of its texts is said anew.

above_maximum =
    .all = { MONEY($stake) } en total: el máximo es de { MONEY($maximum) }.
    .in_all = El máximo es de { MONEY($maximum) } en total; con esto serían { MONEY($stake) }.
    .payout = A nadie se le pagan más de { MONEY($maximum) } en una tirada; con esto podrían ser { MONEY($wins) }.
    .per_bet = { MONEY($stake) } a { $bet }: el máximo es de { MONEY($maximum) } por apuesta.
    .with_this = El máximo es de { MONEY($maximum) } por apuesta; con esta serían { MONEY($stake) }.

address_in_use = No se puede escuchar en { $host }:{ $port }: { $strerror }. Con --port se elige otro puerto.

adjuster_role = Solo un gerente, un miembro de mantenimiento con licencia, un técnico de máquinas o un supervisor puede hacerlo.

all_at_once = { ALL($reasons) }

already_awarded =
    .pool_carry = El fondo de { $pool } está otorgado; traslade lo que queda de él.
    .prizes = Los premios de { $pool } están otorgados.

already_counted = En la mesa { $table } ya no queda nadie por contar entre dos personas.

already_drawn = Los asientos de la ronda { $round } están sorteados.

already_entered =
    .active_entry = { $name } tiene una inscripción activa: número { $entry } en { LIST($events) }.
    .document_shown = Este documento ya se mostró para { $person }; nadie entra con dos nombres.

already_paid = Premio { $award }: { $status }.

already_registered =
    .approval = Ya existe la aprobación { $reference }.
    .kind_thing = Ya existe { $thing } ({ $kind }).
    .variation = Ya existe la variación { $variation }.

amount_needed =
    .cash_out = Diga cuánto valen las fichas del asiento { $seat }: esta mesa no las sigue.

amounts_too_large = Los importes no caben en 64 bits; use una unidad menor o menos tiradas.

another_box_open = Primero se cuenta { $open }; después se abre { $box }.

another_question = { $file } es de otra pregunta: difiere en { LIST($differs) }. El archivo queda como estaba.

answer_missing = El archivo de respuestas no dice nada de { $name }.

answer_unknown =
    .ask_again = Todavía no se sabe si esto se hizo. Pregunte de nuevo: con la misma clave solo se hace una vez.
    .look_first = No se sabe si esto se hizo. Compruébelo antes de hacerlo otra vez.

approval_differs =
    .approved_register = Lo aprobado no es { $subject } tal como está en el registro.
    .confirmed_asked = Lo confirmado no es lo que se pidió.

approval_missing =
    .approved_secure = «{ $place }» no está aprobado como lugar seguro.
    .force_covers = Ninguna aprobación en vigor cubre esto ({ $what }): { $subject }.
    .name = La aprobación de { $name } no nombra esto: { $names }.
    .what = { $what }: hace falta una aprobación.

approval_names_needed = La aprobación de una bola nombra el tamaño, el material o ambos.

attach_the_box = Una caja se coloca en su mesa con sus cierres: «Colocar una caja».

backup_elsewhere = Aquí solo se copia un diario SQLite; «croupier backup» copia una casa con cualquier almacén.

backup_exists = Ya hay un archivo en { $path }; se conserva.

backup_not_whole = Esta copia de seguridad no está completa y no se restauró nada: { LIST($findings) }.

backup_unsound = La copia no supera la verificación, así que no se guardó. Verifique el propio diario.

bad_advance = Ronda { $number }: diga cuántos de cada mesa (o del evento) pasan.

bad_amount =
    .number = Aquí un número es 1 o más.
    .cash = El efectivo recibido o pagado es más que nada.
    .cash_limits = Se pregunta por las personas desde un importe mayor que cero y no superior al que se informa.
    .blue = Los puntos se dan como color=número, por ejemplo blue=100; esto es «{ $given }».
    .cash_taken = Diga cuánto efectivo se tomó.
    .cents = { $what } «{ $text }» no es un importe positivo en { $currency } con { $digits } decimales como máximo.
    .closer = El fondo final no puede ser negativo.
    .count = Un recuento es 0 o más.
    .counted_down = Se han contado { COUNT($counted) } vueltas; una cuenta no baja.
    .disputed = Un importe reclamado no puede ser negativo.
    .ends_some = La ronda { $number } termina tras unas tiradas o minutos.
    .event_initial = Al menos una ronda de un evento es inicial.
    .house_adds = La casa añade un importe positivo.
    .many = Ronda { $number }: diga cuántas tiradas tiene al menos.
    .nobody_comes = Nadie vuelve a entrar menos de cero veces.
    .opener = El fondo inicial no puede ser negativo.
    .paid = Indique cuánto se paga.
    .places_numbered = Los puestos se numeran desde el 1.
    .positive_whole_number = { $what } debe ser un número entero positivo.
    .price_brings = Un precio es 0 o más, y da puntos.
    .ruled = El importe de una apuesta no puede ser negativo.
    .stands = Cada color vale un número positivo de puntos.
    .starting_stack = Las fichas iniciales son un número positivo de puntos.
    .takes_part = { $name }: el fondo toma una parte de un importe positivo.
    .tip = El fondo de propinas tiene { MONEY($pool) }.
    .turns_negative = Las vueltas no pueden ser negativas.
    .what_text = { $what } «{ $text }» no es un importe, como 20 o 2.50.
    .drop_box = Una caja de la mesa contiene efectivo, recibos y cupones.
    .tip_box = Una caja de propinas contiene fichas.
    .negative = Nada es menor que 0.
    .worth = { $worth } no vale nada.
    .imprest = Una bandeja se mantiene en un importe de dinero, no en nada ni en puntos.

bad_answers = Estas respuestas no se pueden aceptar: { LIST($told) }.

bad_chances =
    .file = Dé probabilidades de casillas: --pocket 17=0.04, o un archivo con --chances.
    .lie_between = Las probabilidades de las casillas están entre 0 y 1, suman 1 como máximo y son de esta rueda.
    .pocket_chance = «{ $text }» no es una casilla con su probabilidad, como 17=0.04.
    .recorded_spins = Las tiradas registradas son las que son: dé --source o probabilidades de casillas, no ambas cosas.
    .unequal_bets = Con una rueda desigual, dé las apuestas con --slip; croupier kelly las tiene todas.
    .zeros_alone = Una rueda solo de ceros nunca resuelve lo que una opción deja en pie: dé probabilidad también a otros números.

bad_choice = «prison» es «half», «leave» o null.

bad_code =
    .slip = Esto no es el código de ningún comprobante: mírelo otra vez, por ejemplo 41-7KQ2-M9XC.

bad_command =
    .beside_signature = Quién pide, quién acompaña, la firma y lo que dice el diario de una mesa no forman parte de ello.
    .called_off = Diga por qué.
    .command = No existe la orden «{ $command }».
    .director_permit = Diga por qué el director no lo permite.
    .division_finds = Diga qué considera inaceptable la División.
    .forms_received = Diga qué oficina de la División recibió los formularios y cómo puede demostrarse.
    .do = No existe la orden «{ $do }».
    .do_problems = { $do }: { ALL($problems) }
    .floor = No existe la orden «{ $name }» de la oficina.
    .key = Quién pide, cuándo y con qué clave no forma parte de la orden.
    .line_goes = La línea { $line } retrocede en el tiempo: ya es { $at }.
    .looked_told = Lo que dice el diario de una mesa se consulta, no se cuenta.
    .name = No existe la orden «{ $name }».
    .new_seats = Cada uno en la mesa { $table } recibe un asiento libre propio en otra mesa que juega.
    .object = «by» es un objeto con role, who y device.
    .points_shares = Los puntos y las partes se dan por número de inscripción.
    .role = No existe la función «{ $role }»: { LIST($roles) }.
    .ruling_name = Una decisión lleva el nombre del supervisor que la toma: «by» con «who».
    .second_person = La segunda persona confirma en persona y no se nombra en la orden.
    .taken = Esta orden no se puede aceptar: { $bad }.
    .text_written = Un texto no se puede escribir.
    .texts_printed = «who» y «device» son textos que se pueden imprimir.
    .time = «time» se escribe como 2026-01-01T12:00:00Z; esto es { $given }.
    .voucher_used = Diga por qué no se usará el vale.
    .weighed = Solo se sopesa una decisión, una reclamación o una corrección.
    .whole_too = Un número no es entero o es demasiado grande, o está anidado demasiado hondo o es demasiado largo.

bad_list =
    .column = Esta lista no tiene la columna «{ $column }».
    .place = No es un lugar de la lista. Empiece sin ninguno.

bad_date =
    .application = La revisión es posterior a la solicitud del { $applied }.
    .bar_ends = Una exclusión termina el día en que empieza o más tarde.
    .bar_past = Una exclusión empieza hoy o más tarde: { $text } ya pasó.
    .before_filing = Nada de un torneo es anterior a sus reglas en la División: se enviaron el { $filed }.
    .come = El { $text } aún no ha llegado.
    .come_today = El { $date } no ha llegado todavía: hoy es { $today }.
    .day = Dé el día, como 2026-11-20; esto es «{ $date }».
    .day_write = «{ $day }» no es un día; escríbalo así: 2026-11-20.
    .decision = La decisión es posterior a la revisión del { $reviewed }.
    .director_inspects = El Director inspecciona después del trabajo del { $date }.
    .end_begins = Terminaría antes de empezar.
    .ended_began = Habría terminado antes de empezar.
    .event = Un evento no termina antes de empezar.
    .events_stand = Los eventos van en el orden de sus días.
    .far = El { $text } está a más de { $years } años de hoy.
    .field_text = { $field }: una fecha se escribe 2026-05-04; esto es «{ $text }».
    .moment = Un momento es una fecha, o una fecha y una hora como 2026-05-04T21:30.
    .moment_come = Ese momento aún no ha llegado.
    .not_today = El { $text } no es hoy.
    .on_paper = Lo hecho en papel se hizo antes de hoy, { $today }; esto es del { $date }.
    .planned = { $event } está previsto para el { $planned }.
    .registered = { $wheel } está en el registro desde el { $since }; los trabajos anteriores no van en su libro de mantenimiento.
    .today = El { $date } ya pasó: hoy es { $today }.

bad_day =
    .begin = Un día tiene una zona horaria y turnos con la hora en que empiezan, como 06:00.
    .begun = El día de juego { $today } ya ha empezado; otros turnos rigen desde un día posterior.
    .follow_another = Los turnos se siguen desde el comienzo del día.
    .machine = En este ordenador no existe la zona horaria «{ $zone }».
    .shift = Ese día los turnos son { LIST($names) }.

bad_decision = La decisión es denegada, temporal o permanente.

bad_design =
    .pocket_table = «{ $name }» no es una casilla ni una apuesta de esta mesa.
    .win_some = Una apuesta debe ganar en algunas casillas y perder en otras.

bad_goal =
    .bold_best = El juego audaz y el óptimo no conocen un tope de pérdida.
    .edge_against = Quien no tiene ventaja en contra no se arruina con certeza: indique un objetivo.
    .flat_until = Solo la apuesta fija hasta la ruina prescinde de --target.
    .lie_above = Los fondos deben estar por encima del tope de pérdida y por debajo de la meta.
    .positive = Los fondos deben ser positivos y menores que la meta.

bad_json =
    .error = Esto no es JSON: { $error }.
    .line = La línea { $line } no es JSON: { $error }.
    .nested_too = Este JSON está anidado demasiado hondo para ser una ronda.
    .object = La línea { $line } no es un objeto JSON.

bad_key = «{ $key }» no distingue este evento de los demás.

bad_kind = Una aprobación es de uno de estos tipos: { LIST($kinds) }.

bad_level =
    .confidence = La confianza es una probabilidad entre 0 y 1, como 0.95.
    .probability_between = El nivel es una probabilidad entre 0 y 1, como 0.01.

bad_limits =
    .cents = De { $low } a { $high } centavos no son límites.
    .min_max = De { MONEY($min) } a { MONEY($max) } no son límites.
    .minimum = Un mínimo de { MONEY($min) } no es ninguno.
    .no_maximum = Solo para apuestas en total puede haber un mínimo sin máximo.
    .payout = El mayor pago debe valer algo.
    .wagering_limit = Dé el límite de apuesta y el texto que lo fija.
    .tip = Una apuesta para los crupieres no puede ser menos que nada.
    .tips = { MONEY($maximum) } para todas las apuestas para los crupieres de una tirada es demasiado poco.

bad_name =
    .bar = «{ $player }» no es un nombre.
    .dealer_signs = Un crupier entra con una credencial o un nombre que se pueda imprimir.
    .player_number = Un jugador necesita un nombre o un número que se pueda imprimir.
    .tournament = Un torneo tiene un nombre que se puede imprimir.
    .unseen = «{ $text }» no es un nombre: está en blanco o lleva signos que nadie ve.
    .words = { $field }: dígalo con palabras que se puedan imprimir.

bad_nonce =
    .open = El asiento { $seat } no tiene ningún número sellado que esto pueda abrir.
    .round = El asiento { $seat } ya selló su número para esta ronda.
    .terminal_seals = Un terminal sella su número aleatorio como SHA-256 en hexadecimal, para una rueda aleatoria.

bad_offer =
    .pays_free = Indique una sola oferta: --pays, --free o --rebate.
    .share_loss = «{ $text }» no es una parte de una pérdida, como 10% o 0.1.

bad_plan =
    .how_many = Diga cuántas noches se juegan: --sessions, o --source con tiradas registradas.
    .splitting_players = La división necesita al menos 2 jugadores y 2 pasadas, un escalón y una confianza entre 0 y 1.
    .whole_numbers = Noches y tiradas son números enteros, 1 o más; la semilla es un entero de 64 bits.

bad_points = Los puntos son 0 o más, de jugadores que están en juego.

bad_policy = Mesa { $name }: { ALL($told) }

bad_proof =
    .ask_record = Pida una sola prueba: --record N, --table T --round N o --since N.
    .file = { $file } no es una prueba.

bad_request =
    .frame = La casa no conoce este tipo de mensaje.
    .package_day = Un día se escribe como 2026-03-02; esto es «{ $day }».
    .package_empty = Del { $first } al { $last } no hay nada registrado.
    .package_order = { $first } es posterior a { $last }.
    .problems = { ALL($told) }
    .unread = El servidor no puede leer esta solicitud.
    .wheel_process = El proceso de la rueda no puede leer esta petición.
    .report_by = Un informe es por turno, día, semana, mes o año, de la casa o por mesa, crupier o juego: «month,dealer».
    .report_format = Un informe tiene el formato csv, xlsx, json o parquet.

bad_role = Una persona tiene una o más funciones del personal.

bad_round =
    .pockets = «outcomes» es una lista de casillas, como [«17»].
    .wager_seat = Una apuesta es un objeto con seat, bet o place, y stake.
    .wagers = Una ronda es un objeto con «wagers», una lista, y «outcomes», una lista.

bad_ruling =
    .elsewhere = Una apuesta vale, se devuelve o se cobra donde está; para que cuente en otro sitio se traslada o se liquida de otro modo.
    .nowhere = Diga dónde corresponde esta apuesta o cuál era su importe.
    .wagers = Diga sobre qué apuestas se decide, y cómo.

bad_script =
    .automation = «automation» es una lista de órdenes o uno de: { LIST($presets) }
    .begins_line = Un guion empieza con una línea que nombra el reglamento y la rueda.
    .policy_object = «policy» es un objeto, como en un archivo de política.
    .source = «source» es uno de { LIST($sources) }.
    .step = Un paso de la automatización es un texto; esto es { $step }.
    .step_sets = No existe el paso «{ $step }». Los conjuntos son: { LIST($presets) }.

bad_seat =
    .seats_numbered = Los asientos se numeran del 1 al { $most }.
    .whole_number = Un asiento es un número entero, 1 o más.

bad_setting =
    .key_value = El ajuste «{ $key }» no puede ser { $value }.
    .kind = El ajuste «{ $key }» es { $kind }; { $given } no lo es.
    .list_nothing = { $file } tiene una lista [[table]] y nada más.
    .names = El ajuste «tables» nombra { $file }: { $error }.
    .origins = El ajuste «origins» tiene { $origin }: un origen es como https://floor.example, sin ruta y sin el puerto habitual.
    .proxies = El ajuste «proxies» tiene { $proxy }: un proxy es una dirección como 10.0.0.5, o una red.
    .random = El ajuste «sensors» tiene una línea para la mesa { $table }, que tiene una rueda aleatoria.
    .sensor_table = El sensor de la mesa { $table }: { $error }.
    .sensors_line_table = El ajuste «sensors» tiene una línea para la mesa { $table }, y esa mesa no existe.
    .set_model = El sensor de la mesa { $table } se ajusta con line, model, mode y may; no con { $these }.
    .settings_read = No se pueden leer los ajustes de { $file }: { $error }.
    .two_stands = El ajuste «sensors» tiene la misma línea para dos mesas; una rueda está solo en una de ellas.
    .webhook = El ajuste «webhook» no es una dirección como https://alerts.example/croupier.
    .witnesses = El ajuste «witnesses» tiene { $witness }: un testigo es una dirección y su clave, tal como la imprime.

bad_size =
    .inches_write = «{ $size }» no es una medida en pulgadas: escriba 30, 29.99 o 14/16.
    .number_zeros = «{ $zeros }» no es un número de ceros.

bad_spins = El número de tiradas es entero, 1 o más.

bad_spreadsheet = Esta hoja de cálculo no se puede leer; guárdela de nuevo o como CSV.

bad_stake =
    .positive_whole = Una apuesta es un número entero positivo de centavos, de 64 bits como máximo.
    .write_bet = Escriba una apuesta como red=500, con el importe en centavos; esto es «{ $text }».

bad_system =
    .compiled = No se puede compilar la estrategia: { $error }.
    .every_win = { $system }: cada etapa necesita stake, on_win y on_loss.
    .fails = { $system } falla: { $error }.
    .leads = { $system }: la etapa { $stage } lleva a la etapa { $after }; las hay de 0 a { $stages }.
    .list_numbers = Una lista de Labouchère tiene números enteros de unidades, 1 o más.
    .no_stages = Este sistema no tiene etapas, y la división las necesita.
    .return = La estrategia debe devolver un número entero de unidades.
    .stages_splitting = { $system } no tiene etapas, y la división las necesita.
    .stake_stage_whole = { $system }: el importe de la etapa { $stage } no es un número entero de unidades, 1 o más.
    .strategy = { $file } no es una estrategia: { $why }.
    .whole_numbers = { $system } debe dar números enteros; dio { $returned }.
    .write_your = Escriba primero su propio sistema: etapas, o las líneas de una Labouchère.

bad_table =
    .automatic_numbers = Mesa { $table }: una mesa automática toma sus números de una rueda aleatoria o un sensor; las demás, de un crupier.
    .automation_source = Mesa { $table }: automation es uno de { LIST($presets) }, source uno de { LIST($sources) }.
    .classic_single = «{ $text }» no es una mesa, como classic/single-zero/la-partage.
    .name_letters = El nombre de una mesa tiene de 1 a 40 letras, cifras, puntos o guiones.
    .policy_names = Mesa { $table }: su política nombra uno de { LIST($rulebooks) }.
    .table_unknown = Mesa { $table }: no existe «{ $unknown }».
    .terminals_says = Mesa { $table }: una mesa con terminales dice cuántos: terminals.count.

bad_timing = La línea { $line } no tiene tiempo: { $at }.

bad_toml = Esto no es TOML válido: { $error }.

bad_trial =
    .every_round = Diga para cada ronda, salvo la última, cuántos pasan.
    .spins_runs = Se pueden probar de 2 a { $players_max } jugadores, { $spins_max } tiradas y { $runs_max } repeticiones.
    .wagers_time = Son { COUNT($wagers) } apuestas; de una vez se pueden probar { COUNT($work_max) }.
    .way_steady = Una manera de jugar se indica así: steady=12.
    .ways_add = Las maneras de jugar suman el número de jugadores.

bad_use =
    .box = { $box } no es una caja de este uso: { $use }.
    .drop_tips = Una caja es para el drop o para propinas.

bad_wheel_colours = La rueda tiene { $red } números rojos y { $black } negros; deben ser 18 de cada uno.

bad_wheel_numbers =
    .area_number = «{ $area }» no es un área del anillo: escriba el número y r, b o g, como 17b.
    .compartment = «{ $area }» no es una casilla: escriba 17b, 17r, 0g o 17n.
    .ring = En el anillo: { LIST($told) }.
    .these_stand = Estos números están dos veces en la rueda: { LIST($repeated) }.

bad_zero_rule =
    .file_why = { $file } no es una regla sobre el cero: { $why }.
    .keeps_wager = { $rule } deja una apuesta en prisión para siempre.

badge_taken = La credencial { $badge } ya es de alguien.

ball_caught = Una bola retirada no descansa en ningún número, y se indica el { $number }.

ball_in_play = La bola está en juego; se inspecciona o se cambia cuando termina la tirada.

ball_metallic = { $name } no es del todo no metálica.

ball_not_inspected =
    .inspection = { $ball } se retiró tras una inspección; asigne otra bola.
    .pit_supervisor = El supervisor debe inspeccionar la bola antes de volver a usarla.
    .retired_assign_another = { $ball } está retirada; asigne otra bola.
    .retired_elsewhere = { $ball } se retiró en la mesa { $table } tras una inspección; asigne otra bola.
    .unfit_elsewhere = { $ball } salió de la rueda de la mesa { $table }, y allí nadie la ha inspeccionado todavía.
    .wheel = «{ $ball }» no puede entrar en la rueda; asigne una bola inspeccionada.

ball_test_missing =
    .how_tested = Diga cómo se probó { LIST($balls) }: imán o brújula.
    .passed_opening = Sin pasar por imán o brújula para esta apertura: { LIST($balls) }.

ball_too_large = { $name } mide { $diameter } pulgadas; se permiten { $value } como máximo.

ball_too_small = { $name } mide { $diameter } pulgadas; hacen falta al menos { $value }.

bankroll_too_small =
    .first = Los fondos no cubren el primer importe.
    .smallest = Los fondos no cubren el importe más pequeño.

below_minimum = { MONEY($stake) } a { $key }: el mínimo es de { MONEY($minimum) } por apuesta.
    .all = { MONEY($stake) } en total: el mínimo es de { MONEY($minimum) }.

bet_needs_double_zero =
    .available_table = { $bet } necesita el 00, que no existe en esta mesa.
    .line_between = La línea entre la 2.ª y la 3.ª docena es el caballo 0-00, y el 00 no existe en esta mesa.

bet_not_permitted =
    .announced_bets = El reglamento { $key } no tiene apuestas anunciadas.
    .call = No existe el anuncio «{ $call }». Existen: { $known }.
    .called = La apuesta se llama «{ $kind }»; no existe «{ $bet }».
    .kind = «{ $kind }» no es un tipo de apuesta en este reglamento.
    .layout = A este tapete le falta { $missing }, que { $call } necesita.
    .name_numbers = { $bet } no es el nombre de una apuesta: sus números van en orden, como en split-8-11.
    .rulebook = El reglamento { $key } no tiene la apuesta «{ $kind }».
    .table_offer = Esta mesa no ofrece { $bet }.
    .unlisted = «{ $bet }» no es una apuesta permitida.

betting_closed = Las apuestas están cerradas; ya no se puede cambiar nada en el tapete.

betting_not_open = Las apuestas aún no están abiertas; las fichas se devuelven enseguida.

beyond_the_claim = Se reclaman { MONEY($claim) }; una reclamación no mueve más que eso.

box_needed =
    .attached = La mesa { $table } no tiene caja de { $use } colocada.
    .open = La mesa { $table } está abierta: otra caja ocupa el lugar de { $box }.

box_not_counted = { $box } aún contiene lo recogido; cuéntelo primero.

break_called = Hay un descanso; los jugadores ocupan primero sus asientos de nuevo.

buy_in_amount = La compra es de { MONEY($due) }, no de { MONEY($given) }.

buyins_not_retainable = Las compras se pagan a los ganadores; nada de { MONEY($left) } puede ir a «{ $to }».

buyins_over_cap = Todas las compras permitidas juntas pueden ser { MONEY($cap) }, no { MONEY($amount) }.

call_no_more_bets_first = Anuncie «No va más» antes de introducir el resultado.

cash_wager = No se puede apostar dinero en efectivo; cámbielo primero por fichas.

central_screen_unset = Diga si una pantalla central muestra el tapete: decide si las fichas pueden parecerse.

chain_too_large =
    .bankrolls_coarser = Esta cadena de fondos es demasiado grande; use una unidad más gruesa, o croupier simulate.
    .plan_computed = Un plan se calcula hasta { $points_max } unidades; elija una unidad mayor.
    .smaller_bankroll = Esta cadena tiene demasiados estados; tome menos fondos o una meta menor, o croupier simulate.
    .system_lower = Este sistema tiene demasiados estados: dé un límite menor.

chance_too_small = La probabilidad es menor que 1e-300, que esta cadena no resuelve; pida una meta más cercana.

checkpoint_foreign = El punto de control es de { $origin }; la clave, de { $name }.

checkpoint_forged = El punto de control no está firmado con la clave de { $name }.

checkpoint_late = El punto de control está firmado con una clave de { $name } que se cambió en el registro { $record }.

checkpoint_malformed = Esto no es un punto de control.

chip_value_locked = El valor de estas fichas no puede cambiar mientras alguna esté entregada.

chip_value_unset = Fije el valor de estas fichas antes de apostar.
    .bought = Diga cuánto vale una de estas fichas.

chips_missing =
    .tournament = En el tapete un torneo se juega con fichas: diga qué juegos tiene una mesa y cuántas fichas de cada uno.
    .number = ¿Cuántas fichas { $chips } hay?
    .sets = En el tapete se juega con juegos de fichas; la política no nombra ninguno.
    .table = No consta cuántas fichas tiene esta mesa.
    .value = En el tapete las fichas de ruleta se cambian por fichas de valor; la política no nombra ninguna.

chips_not_in_play =
    .buy_between = Se juega con las fichas que había en la mesa al empezar; compre entre juegos.
    .game_played_lay = Se juega con las fichas que había en la mesa al empezar.

chips_not_issued =
    .look = El asiento { $seat } no recibió fichas { LIST($look) }.
    .seat = El asiento { $seat } tiene { MONEY($rack) } en fichas, no { MONEY($amount) }.
    .too_few = El asiento { $seat } tiene { $has } en fichas; faltan { $missing }.
    .walked = A esta mesa le faltan { $missing } fichas { $kind }, no { $number }.

chips_not_tracked = Esta mesa solo anota los resultados: el crupier atiende las apuestas y los pagos, que no constan.
    .coupons = Un cupón vale una sola vez, y una mesa que no sigue las apuestas no puede cuidarlo.
    .felt = Solo en el tapete quedan fichas sin seguimiento: los terminales y los torneos conocen cada una.

chips_only =
    .of_this_house = Solo se pueden apostar fichas de esta casa.
    .roulette_bet = Aquí solo se pueden apostar fichas de ruleta.
    .roulette_bet_rulebook = Con este reglamento solo se apuestan fichas de ruleta.
    .takes_match = Este reglamento no admite cupones de juego.

chips_out =
    .cash = El asiento { $seat } aún tiene fichas; cóbrelas primero.
    .kind = Hay fichas { $kind } en circulación; su valor no cambia.
    .old_colour = Hay fichas del color anterior en el tapete; retírelas primero.
    .seat_still_layout = El asiento { $seat } aún tiene fichas en el tapete.

choice_closed = Se acabó el tiempo para elegir; vale lo expuesto.

choice_not_offered =
    .nothing_choose = Ahora no hay nada que elegir en esta mesa.
    .offer = Esta mesa no ofrece la opción «{ $choice }».

choices_open = Los jugadores aún eligen entre la mitad y la prisión.

clock_in_doubt = El reloj de la casa está en duda: cuando según su propia marcha eran las { $house }, el reloj del ordenador marcaba { $machine }. Se corrige en el ordenador, o dos personas aceptan su hora.

clock_not_in_doubt =
    .other = El reloj del ordenador va ahora { $apart } segundos por delante del de la casa, no { $said }.
    .plain = El reloj de la casa no está en duda.

close_held = El turno { $shift } del { $day } aún no está cerrado: una mesa no ha anotado su límite.

code_needed = El comprobante { $slip } tiene un código: se cobra con él.

code_wrong =
    .set_house = Este no es el código de instalación, o la casa ya tiene su administrador.
    .valid_badge = Este código no vale para esta credencial.

collect_first = Recoja las apuestas perdidas antes de pagar.

colour_in_use =
    .plays_value = El asiento { $holder } juega con fichas de valor { $colour }/{ $design }.
    .seat = { $capitalize } está en uso en el asiento { $holder }.
    .sets_taken = Los juegos { $other } y { $chips } se confunden.
    .value = Dos fichas de valor son { $colour }.
    .walked = Un jugador se fue con { $number } fichas { $colour }; el color no está libre en este turno.

colour_notice_missing = El aviso con los puntos de cada color aún no está expuesto en la mesa.

colour_notice_stale = Los puntos de un color han cambiado desde que se expuso el aviso; imprima el nuevo y expóngalo.

colours_do_not_alternate = { $left } y { $right } son vecinos en el anillo y del mismo color: { $left_colour }.

combined_over_cap = Cuota y compras juntas pueden ser { MONEY($cap) }, no { MONEY($together) }.

commitment_needed =
    .random_wheel_commits = Solo una rueda aleatoria se compromete.
    .round_betting = Una rueda aleatoria se compromete con la ronda antes de abrir las apuestas.

comp_buyin_value =
    .sum = Lo que la casa regala cuenta por su pleno valor. La compra es de { MONEY($due) }, no de { MONEY($given) }.

comp_fee_value =
    .sum = Lo que la casa regala cuenta por su pleno valor. La cuota es de { MONEY($due) }, no de { MONEY($given) }.

comp_value = Lo que la casa regala cuenta por su pleno valor en dólares.

concealed_chips = { $name } tiene { POINTS($points) }, y en la mesa hay { POINTS($counted) }.

correction_waits = Una corrección del resultado espera a su segunda persona; la ronda sigue cuando esté decidida.

cosignature_forged = Una contrafirma de { $name } no es de su clave.

count_differs =
    .books_tray = Según los libros hay { $tray } en la bandeja; dé el motivo de la diferencia.
    .by_kind = La bandeja no está como en los libros: cuente sus fichas por clases.
    .chips = El recuento difiere de los libros ({ LIST($kinds) }); dé el motivo de la diferencia.
    .worth = Las fichas contadas valen { MONEY($worth) } y el cierre dice { MONEY($closer) }.

count_missing =
    .at_table = Cuente los puntos de todos los que faltan por contar en la mesa { $table }, y de nadie más.
    .chips_taken = Cuente las fichas de todos los que ocupan un asiento, y de nadie más.

count_needed =
    .closing = Cuente la bandeja por clases: nada más dice lo que ha ganado una mesa que no sigue las apuestas.

count_not_complete = Dos personas cuentan { $box }, cada una por su cuenta, antes de que firme una tercera.

coupon_not_matched =
    .least_beside = El cupón necesita al lado fichas por { MONEY($faces) } como mínimo.
    .lies_stay = Hay un cupón de { MONEY($faces) } en { $bet }; sus fichas se quedan mientras esté.

coupon_not_on_this_bet = Los cupones de juego solo valen en apuestas sencillas y de 2 a 1.

coupon_not_valid =
    .expired = El cupón { $coupon } caducó el { $expires }.
    .number_last = Un cupón tiene un número y un último día, como 2026-12-31.
    .registered = El cupón { $coupon } ya está registrado.
    .table_take = Esta mesa no acepta cupones de juego.
    .unknown = El cupón { $coupon } es desconocido.
    .used = El cupón { $coupon } ya se usó ({ $used }).

cover_missing = El tapete de doble cero necesita una cubierta sobre el área del 00.
    .uncovered = El área del 00 no está cubierta.
    .untold = Una rueda { $wheel } se ofrece con cubierta y cartel, y aquí no se exigen.

criterion_reason_needed = «{ $text }» necesita su fundamento en el juego limitado, firmado por el director.

currency_differs =
    .house = El dinero de esta casa está en { $currency } desde que abrió; no puede estar en { $asked }.
    .rulebook = El reglamento { $rulebook } cuenta en { $named }; el dinero de esta casa está en { $currency }.

dealer_only =
    .signed_table = Ningún crupier ha entrado en esta mesa.
    .table = Solo el crupier de la mesa puede hacerlo.
    .table_signed = { $who } no es el crupier de esta mesa; quien ha entrado: { $nobody }.

dealer_plays =
    .deals = { $dealer } juega en el asiento { $seat } de esta mesa y no puede ser aquí crupier.
    .plays = { $dealer } es crupier de esta mesa y no puede jugar aquí.

deals_elsewhere = { $dealer } es crupier de la mesa { $table }; un crupier atiende una sola mesa a la vez.

demo_in_dollars = Una demostración cuenta en dólares: quite --demo, o quite la moneda.

demo_keeps_nothing = Una demostración no guarda nada: quite --demo, o quite --db y --data.

deposit_not_confirmed = Confirme que el dinero entró en la caja de la mesa.

director_inspection_needed = Se cambió una pieza externa de { $wheel }: primero inspecciona el Director o su delegado.

disk_low = El disco está casi lleno: quedan { $free } MB libres y se reservan { $reserve } MB para lo que ya ha empezado. Las apuestas siguen por sí solas en cuanto haya espacio.

disputes_open = Hay una reclamación sin decidir.

disqualified =
    .receives_prize = { $name } está descalificado y no recibe premio.
    .tournament_play = { $name } está descalificado del torneo.

dolly_mismatch = Se anunció { $result }; el marcador está en { $dolly }.

dolly_missing = Coloque primero el marcador en el número ganador.

dolly_on_table = Espere a que se pague a todos los ganadores y se retire el marcador.

drbg_forked = Este generador es de otro proceso: una copia bifurcada repetiría sus números.

drbg_request =
    .additional_input = La entrada adicional tiene como máximo { $input_bytes_max } bytes.
    .bytes = Una petición da de 1 a { $request_bytes_max } bytes.

drbg_self_test = El generador aleatorio no reproduce los valores publicados por el NIST; sustituya esta instalación.

drop_box_mark_missing = La caja { $name } no lleva marcado de forma permanente: { AND($words) }.

drop_box_not_locked_to_table = La caja no está asegurada a la mesa.
    .box = { $name } no está asegurada a la mesa.

drop_box_unlocked = El recipiente { $name } no está cerrado con llave.

drop_box_wrong_table =
    .marked = La caja { $name } está marcada para la mesa { $mark }, no para la mesa { $table }.
    .none_told = Según el registro, esta mesa no tiene caja de { $use }; no abre con { $named }.
    .told = Según el registro, la caja de { $use } de esta mesa es { $box }, no { $named }.
    .use_table = La caja de { $use } de la mesa { $table } es { $box }, no { $named }.

ebt_announcement_failed = Estos terminales no anuncian «No va más» con sonido e imagen: { LIST($terminals) }.

empty_slip =
    .name_two = Nombre al menos dos apuestas o jugadores: --bet red --bet odd, o --player «red=5 17».
    .straight = Hace falta al menos una apuesta, como red o straight-17=2.50.

entrant_without_fee = Todo inscrito de { $event } tiene una cuota de { MONEY($fee) }, regalada si hace falta.

entropy_failed =
    .gave_too = La fuente de entropía dio muy pocos bytes; la rueda se detiene.
    .health_test = La fuente de entropía no superó su prueba de salud ({ $why }). La rueda se detiene hasta que una persona la reinicie.

entry_closed =
    .entry_event = La inscripción { $entry } está fuera de { $event }.
    .later = La inscripción { $entry } está fuera; { $name } tiene una posterior.

event_cancelled =
    .event = { $event } fue cancelado el { $cancelled }.
    .tournament = El torneo fue cancelado el { $cancelled }.

event_entered =
    .entrants_already = { $event } ya tiene inscritos; sus condiciones no cambian para ellos.
    .licensees_pools = Licenciatarios, fondos, premios generales, empates y acuerdos no cambian cuando alguien se ha inscrito.

event_not_over = { LIST($events) }: el juego no ha terminado.

event_over = El juego de { $event } ha terminado.

event_started = { $event } comenzó el { $started }.

exchange_closed = Las fichas de torneo no se venden en la mesa.

expected =
    .at_most = { $most } o menos
    .amount = un importe en centavos, 1 o más
    .amount_or_none = un importe en centavos, 0 o más
    .another_name = otro nombre
    .at_least = al menos { $due }
    .at_least_a_wager = al menos tanto como una de esas apuestas
    .at_least_to_one = al menos { $due } a 1
    .bool = true o false
    .box = izquierda, arriba, derecha y abajo, como 0, 5, 4, 6
    .cited = una tabla con value y clause o reading
    .clause = una cláusula del índice
    .colour = otro color
    .date = una fecha
    .edition = una versión, las secciones y la autoridad
    .float = un número
    .int = un número entero
    .list = una lista
    .look = otro color o diseño
    .no_amount = sin importe impreso
    .no_key = aquí ninguna clave así
    .no_limits = sin límites en un torneo
    .numbers = números de una rueda, como «17» o «00»
    .object = un objeto con campos
    .one_of = uno de { LIST($these) }
    .other_shape = otra forma, o números
    .positive = 1 o más
    .reading = una lectura del índice
    .small_letters = minúsculas, y una palabra que aún no signifique nada
    .own_layout = ninguno: la rueda tiene el suyo
    .sets = colores con el número de sus fichas
    .some_of = uno o más de { LIST($these) }
    .source = clause o reading
    .str = un texto entre comillas
    .table = una tabla
    .text = un texto
    .texts = una lista de textos
    .to_one = { $due } a 1
    .value_chips = fichas de valor con su número
    .variation = una variación aprobada con su cita y sus fechas
    .word = minúsculas

extra_missing =
    .command = croupier { $command } necesita más: pip install «croupier[{ $extra }]»
    .install_croupier = Esto requiere el extra «{ $extra }»: instale croupier[{ $extra }]. Falta: { $missing }.
    .printing_paper = Imprimir requiere el extra «paper»: instale croupier[paper].

fee_amount = La cuota es de { MONEY($due) }, no de { MONEY($given) }.

fee_cash_not_separate =
    .buy_ins = El efectivo de cuotas tiene un recipiente propio, y el de compras también.
    .goes_until = Este efectivo va al recipiente «{ $own }» hasta que se cuente.
    .lies_apart = El efectivo de cuotas está en «{ $own }» y se cuenta allí, aparte de todo otro dinero.

fee_over_cap = La cuota puede ser de { MONEY($cap) }, no de { MONEY($amount) }.

felt_changed = Las fichas del asiento { $seat } han cambiado entretanto; no se ha hecho nada.

fees_uncounted = Primero dos personas cuentan el efectivo de las cuotas: hay { MONEY($fees) } en «{ $container }».

field_missing = { $field }: falta o no se puede imprimir.

finding =
    .expected = { $key }: { $what } Se espera: { $expected }.
    .what = { $key }: { $what }

five_days_notice =
    .days = La División tiene la versión { $version } de las reglas desde: { $filed }; son { $days } días completos.
    .never = La versión { $version } de las reglas nunca se envió a la División.
    .office_received = Diga qué oficina de la División recibió las reglas y cómo se puede demostrar.

float_short =
    .change = La bandeja no puede dar { MONEY($amount) } en fichas de valor; pida una reposición.
    .due = La bandeja tiene { MONEY($float) } y se deben { MONEY($due) }: pida una reposición.
    .hold_much = La bandeja no tiene tanto; pida una reposición.
    .kind = La bandeja puede dar { $left } fichas { $kind }.
    .set = A la mesa le quedan { $left } fichas { $kind }, y serían { $number }.
    .tray_holds = La bandeja tiene { MONEY($float) }.
    .tray_holds_ask = La bandeja tiene { MONEY($float) }; pida una reposición.

foreign_chip = Una ficha { $colour }/{ $plain } no se emitió para esta casa.
    .count = «{ $kind }» no es una ficha de esta mesa, o su número no lo es.
    .more_than_there_are = La mesa tiene { $number } fichas { $kind }, y se han contado { $counted }.
    .ruled = Con «{ $kind }» no se puede apostar en esta mesa.

game_running =
    .minutes = { $minutes ->
        [one] A la ronda le queda un minuto.
       *[other] A la ronda le quedan { $minutes } minutos.
    }
    .played_spins = La mesa { $table } ha jugado { $spins } de { $of } tiradas.
    .round = La ronda { $round } de { $event } está en juego.
    .rules_changed = Las reglas no se cambian durante una ronda.
    .wagers_still = Mesa { $table }: quedan apuestas por liquidar.

has_chips = Una recompra es para jugadores que no tienen fichas.

hash_needed =
    .approved = Dé el SHA-256 de lo aprobado, 64 cifras hexadecimales.
    .printed_file = Dé el SHA-256 del archivo impreso, 64 cifras hexadecimales.

house_away = Ninguna casa responde en { $address }: { $error }.

house_closing = La casa está cerrando; no se hizo nada.

identity_missing = Un inscrito tiene un número, un nombre y un documento que se ha visto.

in_prison_conflicts_with_sign =
    .even_money_lost = El cartel de esta mesa dice que las apuestas sencillas se pierden con el 0, así que no hay prisión.
    .table_says_even = El cartel de esta mesa dice que las apuestas sencillas se pierden con el 0, así que no puede haber prisión.

in_prison_even_money_only =
    .bets_none = Solo las apuestas sencillas van a prisión; { $bet } no lo es.
    .listed = { $bet } no es de las apuestas que eligen cuando sale cero.
    .rule_zero = Una regla sobre el cero es para apuestas sencillas; { $bet } no lo es.

in_prison_is_for_all = La prisión se ofrece a todos los jugadores de la mesa o a ninguno.

in_prison_locked = Una apuesta en prisión no se puede mover, subir ni retirar.

in_prison_once = Una apuesta está en prisión una sola tirada.

in_use_elsewhere =
    .attached = { $name } está colocada en la mesa { $table }.
    .table = { $name } está en uso en la mesa { $table }.
    .table_name = { $name } está en la mesa { $table }.

incident =
    .ball = Bola { $ball } inspeccionada: { LIST($found) }
    .call_missed = La bola se detuvo en el { $number } antes de cantar «No va más»
    .call_missed_rest = La bola se detuvo antes de cantar «No va más»
    .caught = Tirada nula: { $reason }; la bola fue retirada
    .corrected = { $number } en vez de { $was }, con { $second }: { $reason }
    .dispute = Asiento { $seat }: { $what }
    .no_spin = Tirada nula: { $reason }
    .not_caught = Tirada nula: { $reason }; la bola no fue retirada
    .seen = Tirada nula: { $reason }; la bola se vio en { $number }
    .void = La bola cayó en { $number }: la tirada es nula
    .round_void = La rueda aleatoria no pudo dar el número de la ronda { $round }: se devolvieron todas las apuestas

inspect_again =
    .came_table = { $name } llegó a la mesa después de la inspección; inspeccione de nuevo.
    .seal = Un precinto de { $name } se rompió después de la inspección; inspeccione de nuevo.
    .worked = Se trabajó en { $name } después de la inspección; inspeccione de nuevo.

inspection_failed = La inspección encontró fallos en: { $points }. La mesa sigue cerrada.
    .point = La inspección encontró fallos en: { $point }.

inspection_incomplete = Responda a cada punto de la lista; falta: { $missing }.

inspector_role = Solo un gerente, un miembro de seguridad con licencia o un supervisor puede hacerlo.
    .table = Solo un gerente, un miembro de seguridad con licencia o un supervisor puede inspeccionar una mesa.

internal_error = Algo va mal en la casa; consta en el registro.

job_cancelled =
    .house_closes = La casa cierra.
    .plain = Este trabajo se canceló.

joint_with_proceeds =
    .entry_makes = { $event }: una cuota produce ingresos, y los licenciatarios no pueden compartirlos.
    .voucher_pay = Un vale pagaría una cuota, y eso es un ingreso.

journal_damaged =
    .end = El final del diario está dañado: { $what }. Verifíquelo y siga desde una copia de seguridad.
    .replaced = Hay otro archivo en el lugar del diario abierto. Devuelva el diario a su sitio.
    .rolled_back = El diario es más antiguo de lo que era: el registro { $sequence } estaba guardado y ya no está.
    .sealed = Este no es el diario que se selló aquí: { $what }. Verifíquelo y siga desde una copia de seguridad.
    .taken_away = El archivo del diario se retiró mientras estaba abierto. Devuélvalo a su sitio.
    .witnessed = El testigo { $name } ha visto { $seen } registros de este diario, que tiene { $records }, o tiene otros. Siga con la copia más reciente; una copia más antigua requiere «croupier restore» y dos gerentes.

journal_head = La cabeza del diario es un hash de { $hash_bytes } bytes.

journal_in_use =
    .database = Otro servidor está usando el diario de esta base de datos. Deténgalo primero.
    .path = El proceso { $unknown } está usando el diario { $path }. Deténgalo primero, o abra el diario solo para lectura.

journal_missing =
    .database = No hay ningún diario en esta base de datos.
    .path = No hay ningún diario en { $path }.

journal_newer = { $path } lo escribió un Croupier más reciente.

journal_not_durable =
    .database_utf = La base de datos debe estar en UTF8.
    .disk_promise = { $path } está en un disco que no puede garantizar su conservación.
    .server_runs = El servidor funciona sin fsync, así que puede perder lo que ha confirmado.

journal_read_only = Este diario se abrió solo para lectura.

journal_stopped =
    .failure_store = El diario se detuvo tras un fallo de su almacén. Ábralo de nuevo y compruebe qué se guardó.
    .written_nothing = No se pudo escribir el diario; no se hizo nada.

key_exists = Ya hay una clave en { $path }; se conserva.

key_exposed = Otros pueden leer la clave de firma { $path }: chmod 600 o, mejor, una clave nueva.

key_is_in = La llave { $key } está en su armario.

key_is_out = { $holder } tiene la llave { $key }.
    .another = { $holder } tiene la llave { $key } y la devolverá.

key_malformed =
    .command = La clave de una orden tiene de 1 a { $most } caracteres imprimibles.
    .name_spaces = El nombre de una clave no lleva espacios ni signo más.
    .public_bytes = Una clave pública son 32 bytes en hexadecimal.
    .read = No se puede leer la clave: { $why }.

key_manager_can_enter = { AND($others) } aún puede iniciar sesión y pedir un código nuevo, con una segunda persona.

key_missing = No hay ninguna clave de firma en { $path }.

key_not_held = Ninguna de las dos personas tiene la llave { $key } de { $box }.

key_reused =
    .send_new = Esta clave de orden ya se usó para otra orden. Envíe la nueva orden con una clave nueva.
    .used_another_command = Esta clave ya se usó para otra orden.

keys_not_separate = El cierre a la mesa y el del propio recipiente necesitan llaves distintas.
    .hands = La llave { $key } no es para { $badge }: quien suelta una caja de su mesa nunca tiene la llave de su contenido.

kind_needed = { $charge }: diga si { MONEY($amount) } es cuota o compra.

lab_busy = El laboratorio tiene cuanto puede hacer; inténtelo dentro de un momento.

lab_failed = El proceso del laboratorio falló; nada más sufrió daño. Inténtelo de nuevo o pida menos.

lab_too_large = Esto necesita más memoria de la que tiene el laboratorio.

lab_too_long = Esto tardó más de los { COUNT($seconds) } segundos que da el laboratorio; pida menos.

last_key_manager =
    .begins_keeps = El registro empieza con el gerente que lo lleva: regístrese primero usted.
    .house_without = La casa se quedaría sin gerente.
    .somebody_keep = Alguien tiene que guardar las llaves: registre primero a otro gerente.

late_bet = No va más: la apuesta llegó tarde y las fichas se devuelven enseguida.
    .ball_known = Demasiado tarde: puede saberse dónde está la bola. Nada cambia en el tapete antes de la próxima tirada.
    .round_over = Demasiado tarde: era para la ronda { $meant } y la mesa está en la ronda { $round }. Nada cambia en el tapete.

layout_area_missing =
    .areas = El tapete no tiene área para: { LIST($areas) }.
    .words = El tapete no tiene área para: { $words }.

layout_differs = El juego es «{ $name }»; el tapete { $name2 } no lo es.
    .wheel = Una rueda { $wheel } no se juega en un tapete { $layout }.

layout_not_opposite = La rueda y el tapete están en el mismo extremo ({ $wheel_end }); el tapete va en el opuesto.

licence_not_valid =
    .ended = { $name } no tiene licencia válida: era válida hasta { $valid_until }.
    .noted_ended = { $badge } no tiene licencia válida: era válida hasta { $valid_until }.
    .noted_withdrawn = { $badge } no tiene licencia válida: le fue retirada.
    .withdrawn = { $name } no tiene licencia válida: { $why }.

licence_taken = La licencia { $licence } es de { $name }.

limit_below_first_stake =
    .above_bankroll = El primer importe supera el límite o los fondos.
    .plain = El límite es menor que el primer importe.
    .unit_slip = El límite es menor que una unidad de la apuesta.

limits_fixed = Este reglamento fija él mismo sus límites.

limits_not_declared = El licenciatario no ha declarado el mínimo y el máximo.

limits_not_posted =
    .minimum_maximum = El mínimo y el máximo deben fijarse y exponerse en el juego.
    .no_sign = Aún no hay ningún cartel en la mesa; imprima { $sign }, expóngalo e indique su código.
    .sign_says = Lo que dice el cartel { $posted } no está vigente; imprima { $sign }, expóngalo e indique su código.

list_never_ends = Con menos de una victoria de cada tres, la lista no se tacha en promedio.

location_needed =
    .goes = Diga adónde va la rueda.
    .table_move = { $wheel } no está en ninguna mesa; diga dónde está: «Trasladar una rueda».

log_append_only = La línea { $entry } del libro de mantenimiento queda como está; escriba una nueva.

log_field_missing =
    .signature = Falta la firma.
    .still = Falta: { $words }.

log_gap = La siguiente línea del libro de mantenimiento es la { $log }.

looks_like_value_chip = Las fichas sin valor { $set } se parecen a la ficha de valor { $value_chip }.
    .seat = Las fichas { $chips } se parecen a la ficha de valor { $value_chip }.

marks_not_visible = Las marcas de la caja de la mesa no se ven con claridad.

mark =
    .game = juego
    .table = mesa

method_not_allowed = Esta dirección no sirve para eso.

missing_key = Falta esta clave.
    .bet = Toda ruleta tiene esta apuesta.
    .lies = Una apuesta a una lista de números dice dónde está su casilla.
    .shape = La apuesta no dice cómo gana: por una forma o por sus números.

missing_source = Este valor no dice de dónde viene.

mixed_free_and_fee = { $event } es gratis: allí no se cobra cuota a nadie.

mode_needs_double_zero_wheel = { $wheel } tiene un cero; solo una rueda de doble cero puede usarse como de un solo cero.

needs_bankroll =
    .staking_system = Un sistema de apuestas necesita --bankroll.
    .stop_loss = Un sistema de apuestas, una meta o un tope de pérdida necesitan fondos.
    .time_ruin = El tiempo hasta la ruina o hasta una meta necesita --bankroll.

needs_extended_mode = Solo el modo ampliado cuenta las vueltas de la bola; en este modo las confirma el crupier.

needs_plain_bet = El juego audaz y el óptimo necesitan una sola apuesta que gane o pierda, sin opción.
    .tips = El juego audaz y el óptimo no conocen propinas.

no_assertions = Croupier no presta servicio con python -O: no se comprobarían sus invariantes.

no_ball_in_play = No hay bola en juego.
    .ruling = Una decisión solo dice dónde está la bola mientras dura una tirada.

no_colour_left =
    .chip_free = No queda ningún color de fichas libre en esta mesa.
    .chips = La mesa no tiene fichas { $colour }/{ $design }.

no_commitment = Esta ronda no tiene ningún compromiso abierto.
    .table = La rueda aleatoria está comprometida con otra ronda.

no_data_folder = Con PostgreSQL, diga dónde se guardan las personas: --data FOLDER.

no_dealer = Ningún crupier ha entrado.

no_demonstration = Esta es una casa real: aquí nadie se hace pasar por otro.
no_drop_box = La mesa no tiene su caja puesta.

no_events = Un torneo tiene uno o más eventos.

no_inspection_due = { $wheel } no espera al Director.

no_offer =
    .event_offer = { $event } no tiene: { $offer }.
    .nothing_offered = No se ofrece nada.
    .player_now = A este jugador no se le ofrece nada ahora.

no_overall_winner = Nombre al ganador absoluto: el primero del último evento.

no_proxy_wager = El asiento { $seat } es de { $player }; un jugador actúa solo por el suyo.

no_result = Aún no hay resultado: la bola no está quieta.
    .settle = No hay resultado con el que liquidar: dé al menos uno.

no_round_running = Ninguna ronda de { $event } está en juego.

no_rounds = { $key } necesita al menos una ronda.

no_split =
    .being = No se está pidiendo ningún acuerdo.
    .nobody = Nadie ha pedido un acuerdo.

no_substitute =
    .entry_players = La inscripción { $entry } es de { $name }; un jugador habla por la suya.
    .seat_sits = El asiento es de { $name }, y nadie se sienta por otro.
    .seats_running = Los asientos de una ronda en juego están sorteados; nadie ocupa el lugar de un jugador.

no_such_alert = No existe ese aviso.

no_such_approval =
    .force = No hay aprobación { $reference } en vigor.
    .never = Esa aprobación ha terminado o nunca existió.

no_such_award = No hay premio { $award }.

no_such_call = No existe esa llamada, o alguien la atendió.

no_such_clause = No existe la cláusula { $cited }.
    .deleted = No existe la cláusula { $cited }; el texto la suprimió el { $deleted }.

no_such_column =
    .first_line = No hay columna «{ $usual }». La primera línea tiene: { LIST($columns) }.
    .three_columns = Hay tres columnas: column-1, column-2 y column-3.

no_such_count = No existe el recuento { $count }.

no_such_currency = No existe la moneda «{ $currency }». Hay: { LIST($known) }.

no_such_dozen = Hay tres docenas: 1-12, 13-24 y 25-36.

no_such_entry =
    .entry = No existe la inscripción { $entry }.
    .log_lines = El libro de mantenimiento tiene las líneas 1 a { $log }.

no_such_event =
    .event = No existe el evento «{ $event }».
    .key = No existe el evento «{ $key }».
    .tournament_prizes = Este torneo no tiene premios generales.

no_such_figure = Ningún informe de esos días tiene una línea así.

no_such_file =
    .journal = No existe el diario { $path }.
    .path = No existe el archivo { $path }.

no_such_form =
    .file_rules = Un archivo solo tiene reglas; los demás formularios salen de un diario con --name.
    .sheet = No existe la hoja «{ $sheet }»: { LIST($sheets) }.
    .what = Aún no hay nada de esto: { $what }.
    .whose_what = { $whose }: no existe { $what } { $number }; hay: { $known }.

no_such_format = { $file } no termina en .pdf ni en .html.

no_such_incident =
    .open = No hay ningún incidente { $incident } abierto.
    .plain = No existe ese incidente.

no_such_job =
    .answer_print = Este trabajo no tiene respuesta que imprimir.
    .result_kept = No existe ese trabajo; su resultado se guarda un cuarto de hora.

no_such_key = Ninguna caja del registro tiene la llave «{ $key }».

no_such_language = No existe el idioma «{ $lang }». Hay: { $known }.

no_such_licensee = «{ $licensee }» no comparte este torneo.

no_such_paper = No existe el papel «{ $paper }». Hay: { LIST($papers) }.

no_such_part = { $name } no tiene pieza externa móvil «{ $part }».

no_such_passkey = No existe esa llave de acceso.

no_such_person =
    .floor_register = Nadie con la credencial «{ $badge }» está en el registro de la sala.
    .nobody_badge = Nadie tiene la credencial { $badge }.

no_such_position =
    .name = ¿Dónde están las fichas? Nombre una apuesta, un lugar o un punto.
    .place_layout = No existe el lugar «{ $place }» en este tapete.
    .point_felt = Un punto del tapete tiene x e y.
    .spot = Ese lugar del tapete no es una apuesta.
    .text = Una apuesta es un texto como «split-8-11»; esto es { $given }.
    .these_mean = Esto designa apuestas distintas: { LIST($meant) }.
    .wager = Una apuesta necesita un nombre, un lugar o un punto: ¿dónde están las fichas?
    .written_number = Un punto del tapete se escribe como [x, y], medido en casillas de número.

no_such_reading = No existe la lectura { $reading }.

no_such_recording = No hay ninguna grabación en esta ruta.

no_such_refund = No hay ningún reembolso { $refund }.

no_such_round =
    .noted = Aún no hay ronda { $round }.
    .stream_round = { $stream } no tiene la ronda { $round }.
    .table_remembers = La mesa { $table } no recuerda la ronda { $round }.

no_such_rulebook = No existe el reglamento «{ $rulebook }». Hay: { $known }.

no_such_session = No existe tal sesión.

no_such_slip = La mesa { $table } no ha emitido el comprobante { $slip }.
    .noted = Aún no hay comprobante { $slip }.
    .code = La casa no ha emitido ningún comprobante con este código.
    .table = Esta mesa no ha emitido el comprobante { $slip }.

no_such_strategy = No hay manera de jugar «{ $strategy }»: { LIST($strategies) }.

no_such_system = No existe el sistema «{ $system }». Hay: { $known }.

no_such_table =
    .journal = No existe la mesa { $table } en este diario; hay: { $known }.
    .name = No existe la mesa «{ $name }».
    .on = No existe la mesa «{ $on }».
    .random_wheel = Esta mesa no tiene rueda aleatoria.

no_such_terminal =
    .plain = No existe ese terminal.
    .screen_shows = Ninguna pantalla muestra este código.
    .table_number = Esta mesa no tiene un terminal con ese número.

no_such_tournament =
    .journal = No existe el torneo { $tournament } en este diario.
    .rules = El torneo «{ $name }» aún no tiene reglas.
    .tournament = No existe el torneo «{ $tournament }».

no_such_variation = Nadie ha solicitado la variación { $variation }.

no_such_version = La versión { $version } no se envió a la División.

no_such_wheel = No existe la rueda «{ $wheel }». Hay: { $known }.
    .none = Un reglamento necesita una rueda.
    .rulebook = No existe la rueda «{ $wheel }».

no_tables =
    .most = { $key }: una mesa tiene como máximo { $most } asientos.
    .once = { $key } necesita mesas, cada una una vez, con asientos.
    .table_chips = { $key }: una mesa tiene { $seats } asientos, y fichas y terminales para { $most }.

no_terminals =
    .most = Una mesa tiene como máximo { $most } terminales.
    .least = Una mesa con terminales necesita al menos uno.
    .table = Esta mesa tiene { $count } terminales.

no_time_to_call = Ninguna ronda de { $event } espera su tiempo.

no_tip_box = La mesa no tiene su caja de propinas puesta.

no_tournament_limit = Las fichas de torneo no tienen límite.

no_tournament_loss = El dinero de premios de la casa es gasto suyo; no es pérdida contra los ingresos de un torneo.

no_tournaments = El reglamento «{ $rulebook }» no tiene reglas de torneos.

nobody_known = La casa no guarda nada privado sobre esta persona.

nobody_left = Nadie está en { $event }.

nobody_seated = Nadie ha ocupado un asiento.

non_cash_split = Los premios que no son efectivo van por puesto, y sobre ellos no cabe acuerdo.

non_cash_value =
    .set_beforehand = Para «{ $item }» no se fijó antes un valor en efectivo.
    .set_beforehand_item = { $item }: su valor se fija de antemano y es el que tiene en efectivo, { MONEY($price) }.

nonce_not_sealed = Este número aleatorio no es el que se selló.

nonce_order = Cada asiento da un número aleatorio, y los asientos van en orden ascendente de sus bytes UTF-8.

nonce_sealed = Un número aleatorio sellado es un hash de 32 bytes.

nonce_size = Un número aleatorio tiene de 16 a 64 bytes.

not_a_corner = Las casillas { AND($numbers) } no comparten una esquina.

not_a_journal =
    .database_croupier = { $path } es una base de datos, pero no un diario de Croupier.
    .opened = No se puede abrir { $path }: { $error }.
    .read = No se puede leer { $path }: { $error }.

not_a_key_manager = La credencial { $badge } no es de ningún gerente de esta casa.

not_a_no_spin_reason = «{ $reason }» no es motivo de tirada nula: { LIST($reasons) }.
    .at_rest = Consta que la bola está detenida; comuníquelo y decide el supervisor.
    .directions = Consta que la bola y la rueda giraban en sentidos opuestos; comuníquelo y decidirá el supervisor.
    .left_wheel = Una bola que salió de la rueda no está en ningún número; comuníquelo y decidirá el supervisor.
    .turns = Constan { COUNT($turns) } vueltas; comuníquelo y decidirá el supervisor.

not_a_run = { $file } no contiene una ejecución de croupier simulate, o está dañado. El archivo queda como estaba.

not_a_street = { AND($numbers) } no son ni una fila ni uno de los grupos de tres previstos.

not_a_tournament_table = En la mesa { $table } se juega por dinero.

not_a_valid_spin =
    .confirm_nobody = Confirme las vueltas de la bola: nadie las ha contado.
    .made_make = La bola dio { COUNT($turns) } vueltas; una tirada vale con { $value }. Declárela nula.
    .out = La bola salió de la rueda y no está en ningún número; declare la tirada nula.
    .wheel_turn = La bola y la rueda giran en el mismo sentido: la tirada no vale; declárela nula.

not_adjacent = Las casillas { AND($numbers) } no comparten una línea.

not_at_the_count = { $badge } no cuenta { $box }: lo hacen otras personas.
    .closed = { $box } aún no está abierta: primero la vacían dos personas.

not_awarded = Otorgue primero los premios de { $event }.

not_carried_out = La decisión aún no se ha cumplido.

not_concluded = Los formularios están completos cuando el torneo ha concluido: conclúyalo primero.

not_concurrent = Nombre dos o más inscripciones activas de una persona, y cómo se descubrió.

not_done = Esto no se hizo. Envíelo otra vez con la misma clave.

not_drawn = Sortee primero los asientos de la ronda { $round }.

not_eliminated =
    .offer = { $name } todavía puede tomar: { $offer }.
    .out = { $name } ya está fuera.
    .points = { $name } tiene { POINTS($left) }.
    .running = Nadie está fuera antes de terminar una ronda.

not_entered = La inscripción { $entry } no está en { $event }.

not_first = La inscripción { $winner } no es la primera de la clasificación.

not_found = No hay nada en esta dirección.

not_in_access_table = Nadie puede usar esta dirección.

not_in_units = Los fondos y la meta deben ser números enteros de unidades.

not_in_use =
    .attached = { $thing } no está colocada en ninguna mesa.
    .ball = La bola { $ball } no está en uso en la mesa { $number }.
    .itself = La propia mesa { $table } aún no está en uso.
    .table = { $thing } no está en uso en ninguna mesa.
    .table_number = La mesa { $number } no tiene en uso: { $kind }.

not_inspected =
    .table_opening = La mesa { $number } no se ha inspeccionado para esta apertura.
    .this_table = La mesa no se ha inspeccionado para esta apertura.

not_later = Un evento se aplaza a un día posterior: { $event } está previsto para el { $planned }, y hoy es { $today }.

not_legible =
    .points_large = Una letra de { $size } puntos es demasiado grande para una página de reglas; { $largest } es lo máximo.
    .points_too = Una letra de { $size } puntos es demasiado pequeña; { $smallest } es lo mínimo.
    .sign_fit = El cartel no cabe en { $paper } con letra legible; tome papel mayor o diga menos.
    .word_letters = «{ $longest_word }…» es una palabra de { $letters } letras y quedaría cortada.

not_observed = El supervisor no ha confirmado que observó la acción.
    .carried_out = Aún no se ha hecho nada que alguien pudiera presenciar; primero lo hace el crupier.
    .who_ruled = { $who } ha decidido y presencia el cumplimiento; otro supervisor que lo releve dice por qué.

not_on_gpu = La GPU no juega tiradas registradas ni funciones que usen más de lo que se les comunica; use la CPU.

not_our_paper = Este archivo no lleva contenido de Croupier; no se imprimió aquí o fue alterado.

not_paused = Esta mesa no está en pausa.

not_printable = Un texto tiene caracteres que no están en nuestras fuentes; la copia HTML los muestra.

not_qualified = Los inscritos tienen que cumplir esto: { $text }

not_redeemable =
    .away = Las fichas de torneo no se pueden regalar.
    .exchanged_anything = Las fichas de torneo no se cambian por nada.
    .redeemed = Las fichas de torneo no se pueden cobrar.

not_registered =
    .noted_ball = No hay ninguna bola «{ $thing }» en el registro.
    .noted_table = Esta mesa no está en el registro.
    .register = «{ $thing }» no está en el registro ({ $kind }).
    .table = La mesa «{ $thing }» no está en el registro.

not_responsible_licensee = { $responsible } responde de este torneo y otorga sus premios en exclusiva.

not_seated =
    .nobody_tournament = Aquí no se sienta nadie de este torneo.
    .seat = { $name } no tiene asiento en { $event }.
    .table = Nadie está sentado en la mesa { $table }.

not_shown_empty = { $box } se muestra vacía a la otra persona y a la cámara antes de apartarla.

not_signed_in = Primero inicie sesión.

not_standard_rule = { $message } ({ $found })

not_started =
    .being_played = { $event } no se está jugando.
    .event = { $event } no ha comenzado.

not_suspended = Esta mesa no está parada.

not_timings = Un archivo de tiempos tiene las columnas spin, what (ball, rotor o result), at y direction.

not_unanimous =
    .every_remaining = Todos los jugadores que quedan tienen que aceptar.
    .play_goes = Un jugador no acepta; el juego sigue.

not_whole_chips =
    .plan = { $event }: { POINTS($points) } no son un número entero de fichas que valen { POINTS($worth) } cada una.
    .points = { POINTS($points) } no son un número entero de fichas que valen { POINTS($chip_value) } cada una.
    .half_points = Las mitades se redondean hacia arriba a { POINTS($unit) }, y una ficha de { $colour } vale { POINTS($points) }.
    .kinds = Diga cuántas fichas de qué clase.
    .amount = { MONEY($amount) } no es un número entero de fichas de { MONEY($chip_value) }.
    .halves = Las mitades se redondean a { MONEY($unit) }, y la ficha más pequeña de la mesa es de { MONEY($smallest) }.
    .number = { MONEY($stake) } no es un número entero de fichas de { MONEY($chip_value) }.
    .number_part = { MONEY($part) } no es un número entero de fichas de { MONEY($chip_value) }.
    .opener = Las fichas de valor de esta mesa no suman { MONEY($opener) }; cuente la bandeja por clases.
    .slip = Las fichas del comprobante no suman { MONEY($amount) }.
    .value = Una ficha de { MONEY($value) } no se puede cambiar por fichas de valor: la más pequeña es de { MONEY($smallest) }.

not_withdrawn = { $event } ha comenzado y se juega por las compras: nadie las recupera, pero un jugador puede retirarse.

not_witnessed = El testigo { $name } no responde por esto: { $status }, «{ $said }».
not_your_colour = Las fichas { $colour } son del asiento { $owner }.

not_your_seat =
    .terminal_table = Este terminal es el asiento { $seat } de la mesa { $table }.
    .terminal_table_table = Este terminal está en la mesa { $table }.

nothing_private = Este diario está solo en memoria, y nada en él está sellado.

nothing_there =
    .begun = Aquí no queda nada por hacer: todo está ya.
    .cash_of = No consta efectivo de esta persona en ese día.
    .bet = El asiento { $seat } no tiene nada en { $bet }.
    .carried_out = La decisión ya se ha cumplido.
    .cash = El asiento { $seat } no tiene nada que cobrar.
    .change = No hay nada que cambiar para el asiento { $seat }.
    .dealer_placed = Ningún crupier ha puesto nada en { $place } para el asiento { $number }.
    .due = Al asiento { $seat } no se le debe nada.
    .layout = El asiento { $seat } no tiene nada en el tapete.
    .left_pool = No queda nada del fondo de { $event }.
    .less = El asiento { $seat } tiene menos que eso en { $place }.
    .open_dispute = No hay ninguna reclamación { $dispute } abierta.
    .points = El asiento { $seat } no tiene puntos.
    .repeat = No hay nada que repetir para el asiento { $seat }.
    .result_already = El resultado ya es { $number }.
    .round = En esta mesa no hubo ronda { $round }.
    .ruled = El asiento { $seat } tiene { MONEY($lies) } en { $place }.
    .seat = El asiento { $seat } no tiene nada en { $place }.
    .shift = En ese turno no se jugó nada.
    .walk = El asiento { $seat } no tiene fichas que alguien pudiera llevarse.

nothing_to_correct = Eso es lo que ya dice la inscripción { $entry }.

nothing_to_count = { $box } no se ha retirado, o ya se contó.
    .emptied = { $box } ya está vaciada.

notice_first = El director dice primero al jugador que aceptar es voluntario y requiere a todos.

number_differs = El { $seen } se conocía antes del aviso y ahora se marca el { $number }; comuníquelo y decide el supervisor.
    .sources = En la rueda se leyó el { $seen } y otra persona marca el { $number }; comuníquelo y decide el supervisor.

number_not_on_camera = Ninguna cámara fija ve el número de la mesa.
    .named = No se ha indicado ninguna cámara que vea el número de la mesa { $number }.

number_not_on_wheel =
    .number = No hay { $number } en esta rueda.
    .plain = Ese número no está en esta rueda.
    .strangers = No hay { $number } en esta rueda.
    .text = Escriba los resultados como texto, por ejemplo «17»; esto es { $outcome }.

odd_half = Con esta opción la mitad de cada importe debe ser entera: elija una unidad par.

odds_below_minimum = { $name } a { $to_one } a 1: paga al menos { $rulebook } a 1.

odds_differ_from_pay_table = { $name } a { $to_one } a 1: paga { $rulebook } a 1.

odds_not_declared =
    .bets = El licenciatario no ha declarado lo que pagan estas apuestas: { LIST($missing) }.
    .source = El licenciatario no ha declarado de dónde proceden los pagos (odds_source).

odds_of_the_edition = { $name } a { $to_one } a 1: { $edition } dice { $due } a 1.

offer_open = Ya se ofrece: { $offer }.

offer_over = Las reglas lo ofrecen hasta la ronda { $until_round }.

offer_undecided = Hay jugadores sin fichas que aún deciden; cierre la oferta o elimínelos.

offer_used_up = Cada jugador puede tener { $allowed } de estos.

one_sided_slip = Esta apuesta solo puede perder, o solo ganar: no hay nada que calcular.

opener_differs = La bandeja se cerró con { MONEY($closer) }; no puede abrirse con { MONEY($opener) }.
    .chips = La bandeja se cerró con otras fichas que las que se cuentan ahora.

opening_not_asked = No se ha consultado al registro sobre esta apertura.

option_not_offered = Este reglamento y esta rueda no tienen la opción «{ $option }». Hay: { $known }.

option_not_permitted =
    .rulebook_know = El reglamento { $key } no conoce { $words }.
    .these_apply = Solo una de estas reglas puede valer cuando sale un cero.
    .wheel = { $words } no es para la rueda { $name }.

option_not_simulated = Las apuestas de esta combinación pueden quedar en prisión de más de { $most } maneras, y eso no se simula: sus probabilidades y sesiones son exactas.

origin_not_allowed = No se aceptan peticiones de este origen; el ajuste «origins» nombra los admitidos.

out_of_turn = Eso no se puede hacer ahora.
    .turns = La bola está en reposo; sus vueltas se cuentan mientras corre.

over_four_months =
    .tournament_first_day = El torneo debía terminar a más tardar el { $last }, cuatro meses después de su primer día de juego.
    .tournament_first_day_last = El torneo termina a más tardar el { $last }, cuatro meses después de su primer día de juego; esto es el { $day }.

paper_evidence_missing = Diga qué demuestra que se hizo aquel día y por qué se anota solo ahora.

part_is_external = Según el registro, { $part } de { $name } es externa.

passkey_known = Esta llave de acceso ya está registrada.

passkey_wrong =
    .ask_new = Pida primero un nuevo desafío.
    .valid = Esta llave de acceso no vale aquí.

passphrase_needed =
    .just_now = Esto requiere una frase de acceso recién dada; escriba la suya de nuevo.
    .signed_your = Esto se firma: dé también su frase de acceso.

passphrase_short = Una frase de acceso tiene al menos { $passphrase_min } caracteres.

payout_differs = Se introdujo { $was }; se debe { $should }.

payout_form_missing = Cada premio tiene su línea en el formulario de pago de la División; dé el número del formulario.

person_needed = Diga quién reinicia la fuente de entropía de la rueda.

person_still_here =
    .barred = { $person } está en la lista de excluidos.
    .plays = { $person } todavía juega o tiene una reclamación abierta.
    .tournament = { $person } está en el torneo { $tournament }, que no ha terminado, o tiene un premio pendiente.
    .works = { $person } todavía trabaja aquí.

phrase =
    .amount = Un importe
    .area = El área para { $option }
    .buy_in = Una compra de fichas
    .cage = en la caja
    .chips = El número de fichas
    .device = «{ $device }» sobre el 00
    .other_wheel = otra
    .face_of_coupon = El valor de un cupón
    .floor = La sala
    .large_number = un número es demasiado grande
    .layout = El tapete { $layout }
    .long_text = un texto tiene más de { $most } caracteres, o algunos que no se pueden imprimir
    .nested = está anidado demasiado hondo o es demasiado largo
    .neutral_colour = Un color neutro de las casillas
    .points = El número de puntos
    .ring_order = Un orden de los números que no es el habitual
    .sealed = una parte parece algo que el diario ha sellado
    .slip = Un comprobante
    .stake = Una apuesta
    .table = Mesa { $table }
    .tip = Una propina
    .value_of_chip = El valor de una ficha

pit_supervisor_only =
    .decide = Solo el supervisor puede decidirlo.
    .ruled = El supervisor aún no ha decidido.

pocket_colour = Estas casillas tienen otro color que su área del anillo: { LIST($compartments) }.

points_differ = Las mesas dicen otra cosa; deje los puntos, y se leen de allí.
    .counted = Dos personas contaron otra cosa; omita los puntos y se toman los suyos.
    .tables_know = Las propias mesas conocen los puntos de { $event }.

points_have_no_value =
    .dispute_decided = En una mesa de torneo una reclamación se decide sin pagar.
    .issued = Los puntos se entregan solo en mesas de torneo.
    .opens_empty = Una mesa de torneo no tiene fichas de caja; abre con la bandeja vacía.
    .played = Los puntos se juegan solo en mesas de torneo.
    .stand_money = Las fichas de torneo son puntos y no valen dinero.
    .tournament_table_chips = Una mesa de torneo no tiene fichas de caja.

points_not_counted = Dos personas tienen que contar todavía los puntos de algunos que jugaron, cada una por su lado.

policy_of_another_table = { $policy_file } es una política para { $rulebook } con la rueda { $wheel }.

pool_not_paid_out =
    .come = A este fondo llegan compras, y ningún premio en efectivo las toma.
    .holds = El fondo de { $pool } tiene { MONEY($left) }, y ningún premio en efectivo lo toma.
    .left_awarded = Lo que queda de { $event } va a premios aún por otorgar: { LIST($open) }.
    .overall_event = Todas las compras están en el fondo general; los premios de un evento solo pueden ser en especie.
    .pool = El fondo de { $pool } tiene { MONEY($left) }, y todo lo comprado va primero a los ganadores.
    .prizes = Quedan premios por pagar: { LIST($awards) }.
    .vouchers = Quedan vales por usar o por otorgar de nuevo: { LIST($vouchers) }.

pool_short = Al fondo de { $pool } le faltan { MONEY($short) } para sus premios; la casa tiene que añadirlos.

printed_rules_incomplete =
    .conclusion = El impreso debe explicar la conclusión.
    .final_round = El impreso debe explicar la ronda final.
    .statement = Imprima las reglas de la casa completas, o la declaración prescrita con el nombre del casino.

printed_value_on_non_value = Las fichas { $set } llevan { MONEY($printed) }; las fichas sin valor no llevan importe.

prize_count = El impreso dice cuántos premios hay; las listas tienen { $count }.

prize_description_missing =
    .amount_share = Un premio es un importe, una parte del fondo, bienes o un vale: exactamente uno de ellos.
    .goods_voucher_worth = Diga cuánto valen los bienes o el vale.
    .goods_worth = Diga qué son los bienes y cuánto valen: { $description }, { MONEY($value) }.
    .shares_percent = Las partes de un fondo son el 100 por ciento como máximo.

problem =
    .above = más de { $least }
    .below = menos de { $most }
    .characters_max = { $most } caracteres como máximo
    .characters_min = { $least } caracteres como mínimo
    .entries_max = { $most } entradas como máximo
    .entries_min = { $least } entradas como mínimo
    .expected = se espera { $expected }
    .field = { $field }: { $what }.
    .json = esto no es JSON válido
    .language = no existe el idioma «{ $wish }», solo { LIST($known) }
    .least = { $least } como mínimo
    .missing = falta
    .most = { $most } como máximo
    .other = esto no encaja
    .pattern = no está escrito como debe
    .product = sessions por spins puede ser { COUNT($most) } como máximo
    .unknown = este campo no existe

proof_needed = El resultado de una rueda aleatoria llega con la prueba de esta ronda.
    .none = No se debe ningún secreto.
    .owed = La rueda debe el secreto de la ronda { $round }.

proof_unreadable =
    .json = { $file } no es JSON.
    .read = No se puede leer la prueba: { $why }.

pyserial_missing = Una rueda por puerto serie necesita el paquete pyserial: instale croupier[serve].

re_entry_not_allowed =
    .often = { $name } ha vuelto a entrar tantas veces como permiten las reglas.
    .out = { $name } está fuera, y las reglas no dejan volver a entrar a nadie.

reason_missing =
    .fees = Se cobraron { MONEY($expected) } de cuotas; diga por qué ahora hay { MONEY($counted) }.
    .void = Diga por qué se anula el comprobante.
    .words = Diga por qué, con palabras.

reason_needed =
    .correction = Una corrección necesita su motivo.
    .decision = La resolución de una reclamación necesita su motivo.
    .disputed = Diga qué se reclama.
    .happened = Diga qué ha pasado.
    .round_void = Diga por qué la ronda es nula.
    .ruling = Una decisión necesita su motivo.
    .ruling_observe = No hay ninguna decisión que observar.
    .spin = Diga por qué la tirada es nula: { LIST($reasons) }.
    .table_suspended = Diga por qué se detiene la mesa.

rebuy_conditions_missing = Diga en qué condiciones los jugadores pueden comprar de nuevo.

rebuy_statement_missing = Diga si hay recompras.

rebuys_unbounded = Sin un límite para ellas, la suma de las compras no tiene ninguno.

receipt_already_dropped = El recibo { $receipt } ya se depositó antes.

record_altered =
    .person = Lo que usa la credencial { $badge } para iniciar sesión se alteró o se perdió fuera de la casa. Dos gerentes crean un código nuevo.
    .terminal = El registro del terminal { $terminal } se alteró o se perdió fuera de la casa. Hay que darlo de alta de nuevo.

recording_empty = El archivo no tiene números.

recording_too_long = Una grabación tiene como máximo 1 GiB; divídala en partes.

recording_unreadable = El archivo de números anteriores no es texto UTF-8.

records_still_kept = Los registros sobre una persona se guardan { $years } años después del último, en este caso hasta el { $until }.

refund_paid = El reembolso { $refund } se pagó el { $paid }.

refund_receipt_missing = Quien recibe dinero de vuelta firma un recibo o tiene un comprobante o vale con número: indíquelo.

refund_receipt_used = Este número ya pagó un reembolso: { $receipt }.

refunds_open = Quedan reembolsos por pagar: { LIST($refunds) }.

registration_closed = { $event } ha comenzado.

responsible_licensee =
    .licensees_answers = Nombre a uno de los licenciatarios que responda del torneo.
    .those_share = Nombre una vez al licenciatario, o a cada uno de quienes lo comparten.

restore_behind = Esta copia tiene { $records } registros, y otros dan fe de más o de algo distinto: { LIST($ahead) }. Para volver atrás de todos modos, dos gerentes se identifican: --by CREDENCIAL --by CREDENCIAL.

restore_not_empty =
    .journal = Ya hay un diario: una copia de seguridad solo se restaura donde no hay ninguno.
    .path = Ya existe { $path }: una casa se restaura en un lugar vacío y no se sobrescribe nada.

remover_counts = { $badge } retiró { $box } de su mesa; la cuentan otros.

ring_mismatch = Las { $ring } áreas del anillo no corresponden una a una a las { $compartments } casillas.

role_not_allowed =
    .confirm = La función «{ $role }» no puede confirmarlo.
    .dealer_signs = Un crupier entra con su propia credencial.
    .display_shows = Una pantalla solo muestra.
    .floor_staff = La oficina es para el personal.
    .role = La función «{ $role }» no puede hacerlo.
    .terminal = Un terminal no puede hacerlo.

role_not_granted =
    .badge = La credencial { $badge } no tiene la función «{ $chosen }».
    .noted = Según el registro, { $badge } ya no trabaja aquí como { $role }.
    .registered = { $name } no está registrado como { $role }.

roles_apart = Recogida, recuento, caja y contabilidad están en manos distintas, y quien cuenta no hace nada más.

roles_differ = { $name } trabaja aquí como { LIST($granted) }. Otras funciones las conceden dos gerentes.

round_closed =
    .outcome_fixed = Esta ronda está cerrada; su resultado no se puede fijar de nuevo.
    .proof_voided = Esta ronda está cerrada y su prueba es pública; no se puede anular.

round_not_played = La ronda { $round } no se ha jugado.

round_number = El número de una ronda no es negativo y es menor que 2^53.

round_open = Cierre o anule la ronda abierta antes de comprometer la siguiente.

round_over = La ronda ya tuvo sus { $spins } tiradas en esta mesa.

round_played =
    .goes = La ronda { $round } está jugada; diga quién pasa.
    .goes_played = La ronda { $played } está jugada; diga quién pasa.

round_running = Eso no es posible durante una ronda.
    .chips = Las fichas de una ronda se están entregando o recogiendo aquí.
    .chips_held = Los jugadores tienen fichas; su valor cambia cuando todas han vuelto.
    .chips_lie = Hay fichas en el tapete; su valor cambia entre rondas.
    .options = Aún hay una apuesta en prisión; las opciones cambian cuando no quede ninguna.
    .relief = { $dealer } lleva esta tirada; el relevo se hace entre tiradas.
    .rules = Aún hay una apuesta en prisión; las reglas cambian cuando no quede ninguna.
    .table_betting = Mesa { $table }: las apuestas están abiertas; haga una pausa para que los colores reciban sus puntos.

round_used = Esta ronda ya se jugó; los números de ronda solo aumentan.

rows_not_contiguous = { AND($numbers) } no son dos filas que se tocan.

rulebook_unversioned = Un reglamento debe decir qué edición de qué texto es.

rules_data_mismatch =
    .charges = El impreso dice { MONEY($stated) }; los eventos cobran { MONEY($actual) }.
    .re_buys = Lo que el impreso dice de las recompras no es lo que tienen los eventos.
    .tables = El impreso dice que en las mesas se juega de otro modo.

rules_missing = Primero hay que escribir las reglas del torneo.

rules_not_given = A { $name } no se le ha dado la versión { $version } de las reglas.

rules_not_posted =
    .anywhere = Las reglas con que se juega en esta mesa no están expuestas en ninguna parte de la casa.
    .changed = Las reglas de la mesa { $table } acaban de cambiar: imprímalas de nuevo y exponga estas.
    .everybody_see = Las reglas en { $spot } no están expuestas: todos en { $room } deben verlas y alcanzarlas.
    .hang = No hay reglas expuestas en { $room }, { $spot }.
    .these_ones = Estas reglas no son las expuestas en { $room }; expóngalas primero.

rules_unacceptable = La División considera inaceptable la versión { $version } de las reglas; cámbielas y preséntelas de nuevo.

rules_unchanged = Estas ya son las reglas de la versión { $version }.

scheduler_lost = El planificador de { $scheduler } ya no responde.

scheduler_unreachable = Ningún planificador responde en { $scheduler } en { $connect_seconds } s. ¿Hay allí un dask scheduler en marcha?

seal_broken = Estas piezas de { $wheel } no tienen un precinto intacto: { LIST($parts) }. Cierre el juego, precíntelas e inspeccione de nuevo.

seal_missing =
    .changed = La clave del diario se cambió a { $key }, y { $file } es otra. Ejecute de nuevo «croupier rotate signing-key», o devuelva la clave.
    .checkpoints = El diario se selló, y { $file }, donde están sus sellos, no está. Devuélvalo; si se perdió para siempre, «croupier journal checkpoints» escribe los que tiene el diario.
    .key = El diario se selló, y { $file }, la clave de sus sellos, no está. Devuélvala; si se perdió para siempre, «croupier journal key» hace otra.

seal_used = El precinto { $seal } se puso en { $wheel }; un precinto se usa una sola vez.

seal_whole = { $part } de { $wheel } tiene el precinto { $seal }, y nadie lo ha encontrado roto.

seals_incomplete = Lea en { $wheel } el precinto de cada una de estas piezas y de ninguna otra: { LIST($parts) }.

seat_empty =
    .nobody_sits = Nadie está sentado en el asiento { $seat }.
    .table_player = { $player } no está en la mesa; siente primero al jugador de nuevo.

seat_taken =
    .player = { $player } ya ocupa el asiento { $seat } de esta mesa.
    .seat = El asiento { $seat } está ocupado.
    .somebody_sits = Ya hay alguien sentado en la mesa { $table }.

seats_short = { $players } jugadores y { $seats } asientos.

second_person =
    .other = La segunda persona debe ser alguien distinto de quien lo hace.
    .present = Debe estar presente una segunda persona.
    .role = { $name } no tiene la función necesaria: { OR($allowed) }.

second_person_needed =
    .another = La segunda firma es de otro supervisor.
    .ask_approval = Esto requiere una segunda persona; pida una aprobación.
    .chips = Qué fichas tiene una mesa lo firman dos personas distintas.
    .confirms_within = Esto requiere una segunda persona que lo confirme en dos minutos.
    .count_cash = Dos personas distintas cuentan el efectivo.
    .counts = { $who } contó primero la mesa { $table }; la segunda vez la cuenta otra persona.
    .fill_credit = Un comprobante de reposición o devolución lo firman dos personas distintas.
    .grants_roles = Nadie se da funciones a sí mismo.
    .inventory = Una persona cuenta la bandeja y otra cierra con ese recuento; no se ha contado así.
    .makes_code = Nadie se hace un código a sí mismo.
    .on_paper = Dos personas distintas han visto lo que se hizo.
    .result_corrected = Un resultado lo corrigen dos personas distintas.
    .ruling = Están en juego { MONEY($worth) }; por encima de { MONEY($above) } firma también otro supervisor.
    .somebody_else = La segunda persona debe ser otra.

secret_damaged = Lo cerrado en { $path } fue alterado; recupérelo de una copia de seguridad.

secret_exposed = Otros pueden leer el secreto { $path }: chmod 600, y cámbielo.

secret_malformed = El secreto en { $where } no es base64 de 32 bytes.

secret_missing = { $path } está cerrado con un secreto y no se ha dado ninguno: defina CROUPIER_SECRET_FILE o CROUPIER_SECRET.

secret_no_file = { $name } indica { $path }, y no existe ese archivo.

secret_owed = La rueda aleatoria debe el secreto de la ronda { $round }; se revela primero.

secret_size = El secreto de una ronda tiene { $secret_bytes } bytes.

secret_unused = Se ha dado un secreto y { $path } está abierto: «croupier rotate secret» lo cierra.

secret_wrong = { $path } está cerrado con otro secreto, no con el que se ha dado.

seed_missing = Publique una semilla para el sorteo, para que cualquiera pueda repetirlo.

seed_too_short = Una semilla de prueba tiene al menos 16 bytes, para que dos semillas sean dos secuencias.

session_locked = La consola está bloqueada; escriba de nuevo su frase de acceso.

same_player = Alguien es la misma persona que otra, o no tiene otro nombre.

settled_already =
    .in_prison = La ronda { $settled } tenía apuestas en una prisión de varios niveles; se paga o se cobra un importe.
    .older_round = Solo la ronda { $settled } puede liquidarse de nuevo; por la ronda { $round } se paga o se cobra un importe.
    .recorded_happen = Esto ya consta y solo puede ocurrir una vez.
    .wagers_correct = Las apuestas ya están liquidadas; corrija el resultado o decida una reclamación en vez de anular la ronda.

shift_not_closing = El turno { $shift } del { $day } no espera sus cifras.

shift_not_open = El turno { $shift } del { $day } no está abierto.

shift_open = El turno { $shift } del { $day } está abierto; ciérrelo primero.

shift_over = El turno { $shift } del { $day } ha terminado; el siguiente es { $next } del { $next_day }.

sign_in_delayed = Demasiados intentos fallidos; espere { $seconds } segundos antes del siguiente.

sign_in_failed =
    .badge_fit = La credencial y la frase de acceso no concuerdan.
    .open_person = La frase de acceso no abre la clave de firma de esta persona.

sign_incomplete = Al cartel le falta una declaración obligatoria: { LIST($missing) }.

sign_missing = El cartel que explica a los jugadores cómo se usa esta rueda aún no está expuesto en la mesa.

sign_not_in_force = El cartel { $posted } no dice lo que está en vigor; imprima { $sign } y expóngalo.

signature_invalid = { $who } no ha firmado esto con su propia clave.

signing_key_missing = Cree primero su clave de firma; lo que se firma la necesita.
    .closed = Lo firma quien lo pidió, y la casa se ha vuelto a iniciar desde entonces: hay que pedirlo de nuevo.

slip_differs = El comprobante { $slip } es de { MONEY($amount) }, en las fichas pedidas; anúlelo y pida otro.

slip_done = El comprobante { $slip } ya está cumplido o es de otra clase; las fichas llegadas por error vuelven con un comprobante propio.

slip_redeemed = Este comprobante ya se cobró.
    .first = El comprobante { $slip } fue cobrado el { $day } a las { $time } por { $by }, { $window }.

slip_void = El comprobante { $slip } está anulado.

slips_under_way = Los comprobantes { LIST($slips) } están en curso; las fichas pedidas llegan, o su comprobante se anula.

snapshot_damaged = La instantánea está dañada; parta de los eventos.

speed = La velocidad de la rueda emulada es mayor que cero.

spin_void =
    .number_information = Esa tirada es nula; su número es solo información.
    .result_table = { $number } no da resultado en esta mesa; el supervisor declara nula la tirada.

split_must_be_requested =
    .director_never = El director nunca propone un acuerdo; nombre al jugador que lo pide.
    .still_ask = Solo puede pedirlo un jugador que sigue dentro.

split_not_allowed = Las reglas de este torneo no dejan que los jugadores se repartan los premios.

split_not_now =
    .agreement_made = Un acuerdo se hace entre rondas, mientras se juega el evento.
    .play_gone = El juego ha seguido; pídalo de nuevo tras la ronda.

split_stopped_by_director = El director no permite un final anticipado: { $reason }

split_sum = Las partes de los { $among } jugadores suman { MONEY($cash) }, el efectivo de sus puestos.

started_already = Esta ya es su frase de acceso: inicie sesión con ella.

structure_exceeds_limit = Ronda { $round }: { MONEY($buy_in) } en { $spins } tiradas son { MONEY($share) }, más de { MONEY($limit) }.

table_busy = La mesa tiene más peticiones de las que puede atender; inténtelo de nuevo.
    .ball_runs = Gira una bola en la mesa { $table }; vuelva a pedirlo cuando se haya parado.

table_has_one =
    .box = La mesa { $table } tiene la caja { $thing }.
    .take_use = La mesa { $table } tiene { $thing } ({ $kind }); retírelo primero del uso.

table_not_open = Mesa { $table }: { $phase }.

table_number_taken = Ya hay una mesa { $number } en este local.

table_open =
    .already = Esta mesa ya tiene su rueda.
    .first = La mesa { $table } está abierta al público; cierre primero el juego.
    .inspected_opens = La mesa { $table } está abierta; se inspecciona antes de abrir.
    .work = La mesa { $table } está abierta al público; cierre el juego antes de trabajar en la rueda.

table_suspended = La mesa está parada tras un fallo del sistema; un supervisor debe ponerla de nuevo en servicio.
    .waits = La mesa espera a su diario y sigue por sí sola; entonces se responde a lo que se pidió.

table_taken = Ya existe una mesa { $table }.

tables_balanced = Las mesas están equilibradas: ningunas dos difieren en más de un jugador.

tallies_differ = Los dos recuentos de { $box } no coinciden: { LIST($kinds) }. Se cuenta de nuevo.
    .signed = Estos no son los totales que se contaron de { $box }.

third_person_needed = { $badge } ha contado { $box }; firma alguien que no haya contado.

time_is_up = Los { $minutes } minutos de esta ronda han pasado en la mesa { $table }; no empieza ninguna tirada nueva.

time_server_silent = El servidor de hora { $server } no responde: { $why }.

times =
    .none = falta { $number }
    .often = { $number } { $count } veces
    .twice = { $number } dos veces

tip_box_mark_missing = La caja de propinas { $name } no dice de qué mesa es.

tip_in_own_chips = Una apuesta para los crupieres se hace con las fichas propias del asiento.

tip_not_allowed =
    .bets = En esta apuesta no se apuesta para los crupieres; el cartel dice en cuáles.
    .none = Esta mesa no acepta apuestas para los crupieres.
    .spin = Las apuestas para los crupieres son de { MONEY($maximum) } como máximo en una tirada; con esta serían { MONEY($stake) }.
    .split = Una apuesta para los crupieres va en una apuesta propia, aparte de las fichas del jugador.
    .wager = Una apuesta para los crupieres es de { MONEY($maximum) } como máximo; con esta sería de { MONEY($stake) }.

tip_rule_not_posted = Una restricción de las apuestas de propina vale solo si está expuesta.

too_few_recorded_spins = Hay muy pocas tiradas registradas: { COUNT($recorded) }, y se necesitan { COUNT($needed) }.

too_few_spins =
    .file = En este archivo no hay tiradas.
    .readable_judge = { $spins } tiradas legibles son muy pocas para juzgar una rueda; deben ser al menos { $spins_min }.
    .timed_tell = { $spins } tiradas cronometradas son muy pocas para juzgar; deben ser al menos { $spins_min }.

too_large =
    .frame = Un mensaje tiene como máximo { $frame_bytes_max } bytes.
    .long = La petición es demasiado larga.
    .request_bytes = Una petición tiene como máximo { $most } bytes.
    .spreadsheet_unpacked = Esta hoja de cálculo es demasiado grande al descomprimirla; guárdela como CSV.

too_many_coups = La retícula sirve hasta { COUNT($maximum) } jugadas; pida { COUNT($coups) } por punto de silla.

too_many_jobs = Ya tiene { $jobs } trabajos en el laboratorio: espere a uno o cancélelo.

too_many_passkeys = Una persona tiene como máximo { $keys_max } llaves de acceso.

too_many_requests =
    .approvals = Hay demasiadas aprobaciones pendientes.
    .bytes = Lo que pide llena demasiado deprisa el diario de la casa; espere un momento.
    .confirmed = Demasiadas pantallas esperan su confirmación.
    .frames = Demasiados mensajes; espere un momento.
    .passkeys_being = Se piden demasiadas llaves de acceso; espere un momento.
    .questions = Demasiadas preguntas al laboratorio; espere un momento.
    .tries_minute = Demasiados intentos; espere un minuto.
    .wait_answers_you = Espere las respuestas antes de pedir más.
    .wait_lab_answers = Espere las respuestas del laboratorio antes de preguntar más.
    .wait_moment = Demasiadas peticiones; espere un momento.
    .watch_tournaments = Ya hay demasiadas pantallas que siguen los torneos.
    .work = Lo que pide ocupa demasiado tiempo de la casa; espere un momento.

too_slow = La solicitud no llegó entera a tiempo.

tournament_chips_only =
    .approved_reference = Las fichas de torneo se aprueban: dé la referencia y quién las aprobó (lectura F19).
    .wagered = Aquí solo se pueden apostar fichas de torneo.

tournament_concluded = El torneo se concluyó el { $concluded }.

tray_not_at_imprest =
    .fill = La bandeja de esta mesa se mantiene en { MONEY($imprest) }; una reposición de { MONEY($amount) } la lleva ahí.
    .credit = La bandeja de esta mesa se mantiene en { MONEY($imprest) }; una devolución de { MONEY($amount) } la lleva ahí.

unequal_chips =
    .colours = { $event }: todos tienen el mismo número de fichas, así que cada color vale los mismos puntos.
    .few = { $event }: todos empiezan con { $needed } fichas, y de { $colour } una mesa tiene { $number }.
    .points = Todos empiezan { $event } con { COUNT($starting_stack) } puntos.
    .same_number = { $event }: todos empiezan con el mismo número de fichas.

unequal_offer =
    .chips_offered = Más fichas se ofrecen a todos por igual, o a nadie.
    .open_opened = No está abierto para todos a la vez: { $offer }.

unknown_command = El proceso de la rueda no conoce esta orden.

unknown_key = Esta clave no existe.
    .lies = Dónde está una forma se sigue del tapete.
    .neither_kind = «{ $name }» no es un tipo de apuesta ni un grupo de ellas.
    .no_bearing = Con estas opciones no tiene efecto.
    .round_wagers = Una ronda no tiene «{ $key }»; tiene wagers y outcomes.
    .script_first = La primera línea de un guion no tiene «{ $unknown }»: { LIST($header) }.
    .value_rulebook = No hay valor «{ $key }» en el reglamento { $key2 }.
    .variation_changes = Una variación cambia al menos un valor del reglamento.
    .wager = Una apuesta no tiene «{ $key }»; tiene { $known }.

unknown_setting = No existe el ajuste «{ $unknown }»: { LIST($known) }.

unpaid = asiento { $seat } { $due }

unreadable =
    .elsewhere = esta máquina no tiene esa dirección
    .folder = es una carpeta, no un archivo
    .full = el disco está lleno
    .missing = no existe tal archivo o carpeta
    .no_folder = una parte de la ruta es un archivo, no una carpeta
    .no_right = usted no tiene permiso
    .no_text = no es texto en UTF-8
    .read_only = ahí no se puede escribir nada
    .taken = otro programa ya escucha ahí

use_the_terminal =
    .colour = En esta mesa los jugadores eligen su color en el terminal.
    .electronic_chips = En esta mesa todas las apuestas son fichas electrónicas del terminal.
    .made = En esta mesa se apuesta en el terminal.

value_chips_not_accepted_here = Esta mesa no acepta fichas de valor.

value_colour_taken = En esta tirada, el asiento { $holder } usa las fichas de valor { $capitalize } en las apuestas interiores.

value_missing = El formulario muestra { $item } por { MONEY($value) }, el valor fijado antes.

variation_not_approved =
    .register_says = El registro no tiene una variación aprobada «{ $name }» que diga esto.
    .used = La variación { $variation } no está aprobada ({ $decision }); no se puede usar.

variation_not_in_force =
    .approved_citation = Una variación aprobada necesita la cita de su regla, cuándo empieza y, si es temporal, cuándo termina.
    .rule = La variación { $variation } no dice por qué regla ni desde y hasta cuándo rige.

variation_out_of_turn = La variación { $variation } está en el estado «{ $state }», no «{ $state2 }».

venue_checklist = { $name }: alguien firma la lista de seguridad y vigilancia.

venue_not_licensed =
    .licence = { $name } no tiene licencia el { $date }.
    .name_premises = Nombre el local con licencia.

verbal_wager = No se aceptan apuestas de palabra; coloque fichas.

verify_elsewhere = Este diario está solo en memoria; no hay nada que verificar.

verify_running = El diario se está verificando o se acaba de verificar; espere un momento.

voucher_counted_twice = El vale { $voucher } ya está en los libros: { $status }.

voucher_not_here =
    .issued = Este torneo no ha emitido el vale { $voucher }.
    .later_event = Un vale es para un evento posterior de este torneo; «{ $event }» no lo es.
    .rules_unused = Según las reglas de este torneo, un vale sin usar no se otorga de nuevo.
    .voucher_event = El vale { $voucher } es para { $event }.

voucher_not_paid = Un vale se usa, no se paga; su línea del formulario resulta de su uso.

voucher_not_yours = El vale { $voucher } es de { $name }, que lo ganó.

voucher_split =
    .worth_place = El vale { $number } es de { MONEY($value) }; el puesto, de { MONEY($price) }.
    .worth_place_value = El vale es de { MONEY($value) }; el puesto en { $key }, de { MONEY($price) }.

wagers_on_layout =
    .prison_next = Hay apuestas de los asientos { $seats } en prisión; la tirada siguiente las decide y después cierra la mesa.
    .seats = Hay apuestas de los asientos { $seats } en el tapete.

wheel_differs = El juego es «{ $name }»; la rueda { $name2 } es «{ $variety }».

wheel_not_running = El proceso de la rueda aleatoria no responde.
    .stranger = El socket de la rueda aleatoria es de otro usuario.

wheel_pockets =
    .compartments = La rueda tiene { $compartments } casillas; una de tipo «{ $zeros }» tiene { $expected }.
    .different = Una rueda tiene de 2 a { $pockets_max } casillas, todas distintas.
    .number = Esta rueda tiene { $compartments } de { $expected } casillas.
    .pocket_label = El rótulo de una casilla tiene de una a ocho letras o cifras.
    .wrong_missing = Esta rueda tiene { $compartments } de { $expected } casillas; mal o faltan: { LIST($wrong) }.

wheel_too_small = La rueda mide { $diameter } pulgadas; hacen falta al menos { $value }.

wheel_type_not_allowed =
    .layout_belongs = Un tapete con { $zeros } ceros no corresponde a ninguna rueda del reglamento { $key }.
    .rulebook = El reglamento { $key } no tiene la rueda «{ $wheel }».
    .zeros_rulebook = El reglamento { $key } no permite una rueda con { $zeros } ceros.

which_table = Diga qué mesa se quiere decir. Mesas con resultados en este diario: { $tables }.

why =
    .either = necesita etapas o líneas
    .function = necesita una función strategy(state, result, bankroll)
    .level = un nivel tiene win, zero y lose
    .levels = tiene name, on, first y hasta 50 niveles, escritos como [[level]]
    .lines = las líneas son números enteros de unidades
    .opening = opening es una tupla de hasta { $size } números enteros
    .runs = no se ejecuta: { $error }
    .share = «{ $value }» no es un nivel suyo ni una parte de la apuesta: lose, half, release, pay o 3/4
    .stage = la etapa { $number } necesita stake, on_win y on_loss como números enteros, y nada más
    .stages = las etapas se escriben [[stage]]
    .toml = no es TOML: { $error }
    .unknown = «{ $unknown }» no significa nada aquí; hay name, stage y lines

winners_unpaid = Faltan apuestas ganadoras por pagar.
    .seats = Faltan apuestas ganadoras por pagar. Pendientes: { LIST($seats) }.

witness =
    .other = El miembro de seguridad con licencia debe ser alguien distinto de quien lo hace.
    .present = Debe estar presente un miembro de seguridad con licencia.

witness_away = El testigo { $name } no responde: { $error }.

witness_in_use = Otro testigo guarda sus puntos de control en { $path }.

workers_failed = Las noches desde la { COUNT($first) } fallaron { $tries } veces: { $error }.

wrong_box =
    .named = Una propina va a la caja de propinas { $tip_box }, no a { $box }.
    .table = Una propina va a la caja de propinas de la mesa, no a { $box }.

wrong_type = { $key }: { $given } no puede estar donde está { $now }.

wrong_value = Esto es { $given }.
    .box = La casilla { LIST($box) } está sobre otra o fuera del tapete.
    .cap_entry = El tope es por inscripción o por persona.
    .choices_once = Cada opción figura una vez.
    .chips = No puede haber menos de cero fichas { $chips }.
    .days_notice = Los días de aviso son naturales o hábiles.
    .kind_word = «{ $kind }» no puede ser la palabra de un tipo de apuesta.
    .labels = Cada casilla de esta apuesta junto a los números lleva un rótulo. Casillas: { $boxes }. Rótulos: { $labels }.
    .no_wheel_has = Ninguna rueda de este reglamento tiene estos números y otros más.
    .not_played = Aquí aún no se puede jugar en mesas con { $given }.
    .numbers_once = Una apuesta tiene sus números, cada uno una vez.
    .option_word = «{ $option }» no puede ser la palabra de una regla del cero.
    .pays_nothing = { $pays } a 1 no paga nada.
    .second_above = Lo que un supervisor decide solo no puede ser menos que nada.
    .shape_named = «{ $kind }» es el nombre de otra forma.
    .shape_or_numbers = Una apuesta gana por una forma o por sus números, no por ambas cosas.
    .shape_twice = bets.{ $first } ya gana por esta forma.
    .smallest_chip = La ficha más pequeña debe valer algo.
    .tournament_tables = Las mesas de torneo tienen crupier: felt o terminals.
    .wheel_known = «{ $wheel }» es el nombre de otra rueda.

zero_not_green = { $pocket }: color { $colour }; debe ser verde.

bad_cursor = «{ $cursor }» no es un lugar de un diario. Empiece sin ninguno.

no_such_record = En este diario no hay ningún registro { $record }.

journal_old = { $path } es un diario de un formato anterior. Haga uno nuevo con «croupier journal upgrade { $path } NUEVO» y siga con ese; el antiguo queda como está.

journal_half_carried = Solo hay aquí { $done } de { $events } eventos del diario anterior. Ejecute otra vez «croupier journal upgrade».

journal_differs = El diario nuevo contiene otra cosa, o el anterior ha crecido desde entonces. Empiece con un archivo nuevo.

journal_grown = El diario anterior ha crecido entretanto. Detenga a quien escribe en él y empiece de nuevo.

journal_current = { $path } ya tiene el formato actual.

segment_empty = Nada se ha escrito desde que se cerró el último tramo.

material_contradicts = «{ $material }» es un metal, y de la bola se dice que no lo tiene.

thing_in_use =
    .count = { $thing } espera su recuento; corríjalo después.
    .table = { $thing } está en uso en la mesa { $table }; primero retírelo del uso y después corríjalo.

not_admitted =
    .entrant = La casa ha excluido a { $player }; la inscripción no puede jugar.
    .entry = Nadie se inscribe con este nombre. Pregunte al personal.
    .seat = Nadie se sienta con este nombre. Pregunte al personal.

barred_already = Ya está excluida: número { $bar } de la lista.

no_such_bar = No hay ninguna exclusión { $bar } que se pueda levantar.

report_filed = Ya se envió un informe que lo abarca todo.

report_not_due = { MONEY($amount) } no supera { MONEY($over) }: no procede informe. Indique que es voluntario.
