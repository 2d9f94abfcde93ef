# Lo que dicen los papeles de un torneo.

tournament =
    .title = { $name }: reglamento del torneo
    .version = Versión { $version } del reglamento
    .kicker = Torneo de ruleta
    .read = Cómo leemos el reglamento

tournament-heading =
    .frame = Quién lo organiza, cuándo y dónde
    .standard = Reglas de la casa
    .money = Cuota y compra
    .re_buys = Recompras
    .rounds = Las rondas
    .end = Cómo termina el torneo
    .prizes = Premios
    .changes = Lo que se juega de otro modo
    .conduct = Conducta
    .structure = Estructura

tournament-count =
    .points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .spins = { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
    .minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
    .re_buys = { $count ->
        [one] { $count } recompra
       *[other] { $count } recompras
    }
    .add_ons = { $count ->
        [one] { $count } añadido
       *[other] { $count } añadidos
    }

tournament-frame =
    .held = Lo organiza { $licensees }.
    .held_jointly = Lo organizan { $licensees }. { $responsible } responde de él y otorga los premios.
    .day = { $event }: { $date }.
    .days = { $event }: del { $date } al { $until }.
    .last_day = Termina a más tardar el { $date }, cuatro meses después del primer día de juego.
    .premises = Local: { $name }, licencia { $licence }.
    .criterion = Requisito para participar: { $text } Motivo: { $reason }
    .chips = Fichas de torneo: aprobación { $approval } de { $by }.

tournament-money =
    .entry = { $event }: { $fee }, { $buy_in }, por { $points }.
    .fee = cuota de { $amount }
    .no_fee = sin cuota
    .buy_in = primera compra de { $amount }
    .no_buy_in = sin compra
    .to_pool = { $event }, { $charge }, { $amount }: { $part } de ello van al fondo de premios.
    .goods-entry-fee = Como cuota se acepta: { $item }, por { $amount }.
    .goods-buy-in = Como compra se acepta: { $item }, por { $amount }.
    .pool = Todas las compras forman el fondo de premios y se pagan a los ganadores.

tournament-more =
    .none = No hay recompras ni añadidos.
    .no_re_buys = No hay recompras.
    .offer = { $event }: hasta { $many } de { $points } por { $price } cada vez, hasta después de la ronda { $round }.
    .open = La oferta vale por igual para todos los jugadores; las fichas entran en la partida siguiente.

tournament-round =
    .line = { $event }, ronda { $round }: { $length }; { $on }.
    .fresh = { $event }, ronda { $round }: { $length }, todos con fichas nuevas; { $on }.
    .either = { $spins } o { $minutes }
    .on_table = { $count ->
        [one] pasa el mejor de cada mesa
       *[other] pasan los { $count } mejores de cada mesa
    }
    .on_event = { $count ->
        [one] pasa el mejor del evento
       *[other] pasan los { $count } mejores del evento
    }
    .final = ronda final
    .chips = Fichas: { $values }.
    .value = { $colour } { $points }

tournament-end =
    .previous-round = A igualdad de puntos va delante quien tenía más una ronda antes; después decide el sorteo con la semilla publicada.
    .draw = A igualdad de puntos decide el sorteo con la semilla publicada.
    .share = A igualdad de puntos los jugadores comparten el puesto y se reparten el dinero de sus puestos.
    .again = { $count ->
        [one] Quien ha quedado fuera puede volver a entrar una vez, con una nueva inscripción.
       *[other] Quien ha quedado fuera puede volver a entrar hasta { $count } veces, cada vez con una nueva inscripción.
    }
    .not_again = Quien ha quedado fuera no puede volver a entrar.
    .splits = Los últimos jugadores pueden acordar repartirse los premios en efectivo.
    .no_splits = Los premios no se reparten.

tournament-prize =
    .count = { $count ->
        [one] Hay { $count } premio.
       *[other] Hay { $count } premios.
    }
    .line = { $where }, puesto { $place }: { $prize }.
    .overall = Clasificación general
    .goods = { $goods }, con un valor de { $value }
    .voucher = un vale para { $event }, con un valor de { $value }, solo para quien lo gana
    .share = el { $share } por ciento de lo que los premios fijos dejan en el fondo
    .rest = Lo que un fondo no otorga pasa a un evento posterior; el último fondo se paga hasta el último centavo.

tournament-change =
    .chips = Solo se apuesta con fichas de torneo. Son puntos, no tienen valor en dinero y no se pueden canjear.
    .no_limit = Las apuestas con fichas de torneo no tienen límite.
    .instead = { $setting }: { $here } en lugar de { $everyday }.

tournament-value =
    .usual = lo habitual
    .yes = sí
    .no = no
    .named = { $name } { $value }
    .double-zero = doble cero
    .single-zero = un solo cero
    .double-zero-as-single-zero = doble cero usado como un solo cero

tournament-setting =
    .wheel = Rueda
    .options = Cuando sale un cero
    .in_prison = en prisión
    .la_partage = la partage
    .surrender = surrender
    .limits = Límites
    .odds = Pagos
    .chips = Fichas
    .value_chips = fichas de valor
    .match_play = cupones match play
    .terminals = Terminales
    .count = número
    .central_screen = pantalla central
    .tips = Apuestas para los crupieres

tournament-conduct =
    .start = (1) Todos empiezan un evento con el mismo número de fichas y pueden comprar más en las mismas condiciones.
    .out = (2) Un jugador sin fichas que no puede o no quiere comprar más queda fuera del evento.
    .split = (3) Todos los jugadores que quedan pueden acordar, libremente y sin excepción, repartirse los premios en efectivo y dejar de jugar.
    .split_freely = Los demás premios no se pueden repartir. El director no propone nada e impide todo lo que no sea voluntario.
    .no_split = (3) En este torneo los jugadores no se reparten los premios por acuerdo; se juega hasta el final.
    .oneself = (4) Nadie ocupa el lugar de otro jugador ni apuesta por él.
    .on_table = (5) Se juega con las fichas que están en la mesa cuando empieza la partida; las fichas escondidas no cuentan.
    .one_entry = Cada persona tiene una sola inscripción a la vez. A quien se le encuentren varias queda descalificado y no recibe premio.

tournament-structure =
    .limit = Límite de apuesta { $amount } ({ $source }).
    .per_spin = Ronda inicial { $round }: la compra equivale como máximo a { $amount } por tirada.
    .most = Una inscripción paga como máximo { $entry } en todos los eventos; una persona, como máximo { $person }.

tournament-reading =
    .F1 = ¿Pueden cobrar cuota los licenciatarios que comparten un torneo? Ninguna cuota, ni siquiera regalada o como parte de un vale, porque toda cuota genera ingresos.
    .F2 = ¿Desde y hasta qué día corren los cuatro meses? Desde el primer día de juego, según el calendario, hasta el día en que se otorgan los premios; un mes corto termina en su último día.
    .F3 = ¿A qué se aplica el tope de 100.000 US$? A cada inscripción de un jugador, sumada sobre todos los eventos de una serie; volver a entrar es una nueva inscripción. No se admiten recompras sin tope.
    .F4 = ¿Hay dinero que no sea ni cuota ni compra? No entre lo que pagan los jugadores: lo que no va al fondo es cuota, incluidos los gastos de servicio. El dinero que la casa añade a los premios no es ni lo uno ni lo otro y no reduce los ingresos.
    .F5 = ¿Puede alguien entrar sin cuota en un torneo con cuota? No; la casa puede regalar la cuota, y entonces cuenta como ingreso.
    .F6 = ¿En qué mes cuenta una cuota? En el de su cobro; los regalos, los bienes y las partes de vales cuentan cuando se anotan o se canjean. El día del evento no importa.
    .F7 = ¿Cómo se anota un vale de premio mientras no se sabe para qué se usará? De forma provisional, hasta que se canjea. Entonces es un pago dividido en cuota y compra, o bien solo una compra, pero nunca ambas cosas.
    .F8 = ¿Qué vale un vale en un evento que tiene cuota o compra, pero no ambas? Se trata como uno para un evento con ambas, con la parte que haya. El otro trato es para los eventos que no tienen ninguna de las dos.
    .F9 = ¿Y si sobra un vale, o vale más o menos que la plaza que paga? Un torneo no puede cerrarse hasta que el vale se use o se otorgue de nuevo. El jugador paga lo que falta, y no se emite ninguno que valga de más.
    .F10 = ¿Quién pone el dinero en el fondo cuando unos bienes sirven de compra? El licenciatario, con un asiento por el valor en efectivo de los bienes.
    .F11 = ¿Se guarda aparte el efectivo de las compras como el de las cuotas? Sí: también tiene su propio recipiente, aunque solo se mencionan las cuotas.
    .F12 = ¿Cómo pueden las apuestas de torneo no tener límite y respetar los límites de apuesta? En puntos no hay límite. La prueba mira los dólares que hay detrás en las rondas iniciales, con todo lo que se puede comprar, frente a un límite anotado con su fuente.
    .F13 = ¿Cuándo entran en juego las fichas compradas durante un evento? En la partida siguiente. Una partida es una ronda o sesión, y se compra entre una y otra.
    .F14 = ¿Cómo se cuentan los cinco días de aviso? En días naturales completos entre la presentación y el comienzo. Una nueva redacción reinicia la cuenta.
    .F15 = ¿Quién participa en un acuerdo sobre los premios y quién puede proponerlo? Todos los que no estén fuera ni excluidos, y uno de ellos debe pedirlo. Los premios en especie se dan por puesto, como estaba previsto.
    .F16 = ¿Qué pasa con el dinero de alguien excluido por tener varias inscripciones? Terminan todas las inscripciones de esa persona; las cuotas siguen siendo ingresos y el fondo conserva las compras.
    .F17 = ¿Está fuera un jugador cuyas últimas fichas siguen en el tapete o en prisión? Todavía no: se está sin fichas cuando la ronda ha terminado.
    .F18 = ¿Puede redactarse libremente la frase que remite a las reglas de la casa? No, se imprime tal como la da el reglamento, poniendo solo el nombre del casino.
    .F19 = ¿Quién aprueba las fichas de torneo, y deben aprobarse también las reglas? Para las fichas pedimos una referencia y quién la dio, ya que no se nombra ningún organismo. Las reglas se presentan y no necesitan aprobación.
    .F20 = ¿Qué pasa con el dinero cuando se cancela un evento? Mientras no haya terminado ninguna ronda, cada cual recupera todo lo que pagó. Después decide la clasificación del momento, y los premios van según ella.
    .F21 = ¿Una cuota reembolsada sigue siendo ingreso? No. Se resta del mes en que se cobró, con una declaración corregida si ya se había hecho; ningún otro mes baja por ello.
    .F22 = ¿Qué pasa con la inscripción de quien muere, es excluido o se va? Antes de que empiece el evento se retira y se devuelve. Después sale entre rondas con los puntos que tenga, y lo ganado se paga, si hace falta a los herederos.
    .F23 = ¿Qué pasa con las inscripciones cuando la División objeta las reglas? Siguen en pie. Lo pagado y lo que da no cambia; todo lo demás puede cambiar antes del comienzo, y a quien no lo quiera se le devuelve.
    .F24 = ¿Qué hace falta para aplazar un evento? El nuevo día es un nuevo texto de las reglas: van otra vez a la División y a cada jugador, con cinco días completos de aviso. Los cuatro meses corren desde el primer día de juego.
    .F25 = ¿Qué día lleva lo que se hizo en papel y se anota después? El suyo, por la palabra de dos personas con prueba y motivo. Nunca es futuro, y cada formulario lo señala.
    .F26 = ¿Quién dice cuántos puntos tiene alguien donde ningún terminal los cuenta? Dos personas, que cuentan cada mesa una tras otra sin ver las cifras de la otra. Solo decide lo que ambas hallaron.

tournament-form =
    .title = Formulario del torneo
    .entry = N.º
    .entrant = Participante
    .event = Evento
    .date = Fecha
    .for = Concepto
    .paid_by = Pagado con
    .item = Bien
    .amount = Importe
    .held_by = Organiza
    .entries = Inscripciones
    .together = Total
    .fees = Cuotas: ingresos brutos ajustados
    .buy_ins = Compras: fondo de premios
    .director = Director del torneo
    .cage = Caja
    .voucher = vale { $number }
    .refund = reembolso { $number }
    .moved = De ello, por vale de otro fondo, donde ya se contó
    .paper = Anotado de papel
    .paper_line = † { $number }: { $what } del { $date }, anotado de papel el { $entered } por { $first } y { $second }. Prueba: { $evidence }. Motivo: { $reason }.
    .filed = Presentado el { $date } en { $office }. Prueba: { $proof }

tournament-payout =
    .voucher = vale para { $event }
    .title = Formulario de premios
    .award = N.º
    .pool = Fondo
    .place = Puesto
    .winner = Ganador
    .prize = Premio
    .form = Recibo
    .paid_out = Pagado
    .unpaid = Aún en los fondos
    .added = Añadido por la casa
    .buy_ins = Compras
    .received = Recibido (firma)
    .provisional = * provisional: un vale cuyo uso está pendiente, o su anulación; no forma parte de la suma.
    .overall = general

tournament-proceeds =
    .title = Ingresos por mes
    .month = Mes
    .proceeds = Ingresos brutos ajustados
    .collected = Cobrado
    .refunded = Reembolsado

tournament-kind =
    .entry-fee = cuota
    .buy-in = compra
    .re-buy = recompra
    .add-on = añadido
    .cash = efectivo
    .goods = en especie
    .voucher = vale
    .free = gratuito

tournament-means =
    .cash = efectivo
    .goods = en especie
    .complimentary = cortesía de la casa
    .voucher = vale
    .none = –

tournament-paper =
    .file-rules = reglas presentadas
    .record-division-answer = respuesta de la División
    .register = inscripción
    .buy-chips = fichas compradas
    .count-fees = cuotas contadas
    .pay-prize = premio pagado
    .pay-refund = reembolso pagado
    .start-event = evento iniciado
    .withdraw-entry = inscripción retirada
    .cancel-event = evento cancelado
    .cancel-tournament = torneo cancelado
    .conclude-tournament = torneo concluido
    .file-forms = formularios presentados

tournament-voucher =
    .used-as-payout = El vale { $number } se usó para la cuota y la compra de { $event }.
    .used-as-buy-in = El vale { $number } se usó como compra de { $event }; no es un pago y se anula su línea provisional.
    .re-awarded = El vale { $number } se otorgó de nuevo; se anula su línea provisional.
    .cancelled = El vale { $number } se canceló; se anula su línea provisional.

tournament-template =
    .charge = inscripción
    .final_round = La juegan los mejores de las rondas anteriores y nadie más.
    .conclusion = El juego termina con la última tirada de la ronda final; deciden los puntos.
    .re_buy_conditions = Quien se queda sin fichas puede recomprar hasta el final de la primera ronda.
    .charity = La casa dona a una obra benéfica lo que ingresa por este torneo.

tournament-template-event =
    .single-E1 = Noche de torneo
    .series-E1 = Primera serie
    .series-E2 = Segunda serie
    .series-F = Final
    .knock-out-E1 = Noche de eliminatorias
    .re-buy-E1 = Noche con recompras
    .charity-E1 = Noche benéfica
    .joint-E1 = Torneo conjunto

tournament-seat =
    .title = Tarjetas de asiento
    .table = Mesa
    .seat = Asiento
    .entry = Inscripción
    .event = Evento

tournament-receipt =
    .title = Recibo
    .from = Recibido de
    .entry = Inscripción
    .date = Fecha
    .for = Concepto
    .by = Pagado en
    .amount = Importe
    .together = Total
    .issued = Expedido en el mostrador de inscripción

tournament-tally =
    .sheets = Hojas de recuento
    .title = Hoja de recuento, mesa { $table }
    .seat = Asiento
    .player = Jugador
    .entry = Inscripción
    .first = Primer recuento
    .second = Segundo recuento
    .first_counter = Primera persona
    .second_counter = Segunda persona
    .how = Cada pila se cuenta dos veces, cada uno por su lado. Los dos recuentos deben coincidir antes de terminar la ronda.
    .round = Ronda { $round } de { $event }
