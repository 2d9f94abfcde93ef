# Cómo se leen los libros de reglas.

reading-A1 = No: En prisión vale solo con el 0. Con el 00 una apuesta sencilla se pierde al momento.
    .question = ¿Sirve En prisión también cuando la bola cae en el 00?

reading-A2 = Queda libre: el jugador recupera lo apostado y no se gana nada.
    .question = ¿Qué recibe una apuesta en prisión si la tirada que sigue al 0 le es favorable?

reading-A3 = Un número perdedor o el 00 se lleva toda la apuesta. Tras una tirada nula o que no cuenta, espera en prisión una que cuente.
    .question = ¿Qué pasa con una apuesta en prisión si su tirada pierde, cae en el 00 o no cuenta?

reading-A4 = Al acabar la cuenta atrás vuelve la mitad de la apuesta y la otra se pierde.
    .question = ¿Qué ocurre si un jugador no dice nada después de un 0 con En prisión?

reading-A5 = Al céntimo exacto; y donde las fichas son demasiado grandes, redondeada a favor del jugador.
    .question = ¿Cómo se devuelve la mitad de un importe que las fichas no pueden mostrar exactamente?

reading-A6 = No, pues su cartel tiene que decir que las apuestas sencillas pierden con el 0. Una mesa tiene lo uno o lo otro.
    .question = ¿Puede tener En prisión una rueda de doble cero que se juega con un solo cero?

reading-A7 = Vale o no vale para toda la mesa y todas sus apuestas sencillas, también las que son para los crupieres; lo que vuelve de estas va al puesto que las hizo. Se cambia entre rondas, cuando no queda ninguna apuesta en prisión.
    .question = ¿Puede darse En prisión solo a algunos puestos, o cambiarse mientras hay apuestas en prisión?

reading-A8 = Un cupón se pierde con el 0, y su jugador elige por las fichas. La apuesta en prisión no se toca y no reduce el máximo de una nueva.
    .question = ¿Qué vale para cupones, límites y aumentos con una apuesta en prisión?

reading-A9 = Solo los de las mesas que ofrecen En prisión.
    .question = ¿Debe tener todo tapete una zona de prisión, o solo donde se juega?

reading-B1 = No: aquí 0 y 00 no son pares ni impares, y ambas apuestas pierden con ellos.
    .question = ¿Cuenta el 0 o el 00 como número par?

reading-B2 = Decide el color del número en el aro de la rueda.
    .question = ¿Qué es rojo o negro cuando la casilla misma es de un color neutro?

reading-B3 = Se alternan siguiendo el aro y no contando. Cada tramo de cero a cero se mira por separado.
    .question = ¿En qué orden se alternan rojo y negro, y hasta dónde llega eso en los ceros?

reading-B4 = En el orden habitual de la rueda de doble cero o de un cero; cualquier otro requiere una aprobación que conste.
    .question = ¿En qué orden van los números en la rueda, si la copia no muestra ninguno?

reading-B5 = El trío 0-1-2 y los caballos con el 0 que permite el tapete; no 0-2-3 ni los cuatro primeros. Un tapete con el 00 cubierto no tiene caballo del 0 con el 3; una rueda de doble cero jugada con uno en un tapete de un cero la tiene.
    .question = ¿Qué apuestas hay junto al cero si no hay 00?

reading-B6 = No: las apuestas que necesitan el 00 desaparecen allí, y su tapete no tiene que mostrarlas.
    .question = ¿Debe ofrecer una mesa sin 00 la apuesta a los cinco primeros?

reading-B7 = En el punto donde se tocan «1st 12», 0 y 1, como dicen las reglas de la casa.
    .question = ¿Dónde se pone la apuesta a los cinco primeros, si dos de los textos han perdido palabras ahí?

reading-B8 = Una fila son tres números contiguos, como 4, 5 y 6. Los ceros no forman ninguna, así que hay once apuestas de seis números.
    .question = ¿Qué es una fila, y son una los ceros?

reading-B9 = Aquellos cuyas casillas comparten una línea en el tapete en uso; con los dos ceros hay 62 en total.
    .question = ¿Qué caballos con 0 o 00 existen?

reading-B10 = Son una sola apuesta: los dos lugares suman para los límites y el pago. Sin 00 ninguno de los dos está abierto.
    .question = ¿Son las fichas en la línea de cortesía una apuesta distinta de las que están entre 0 y 00?

reading-B11 = Nada: se devuelven, y nadie adivina.
    .question = ¿Qué significan fichas en líneas a las que ninguna regla da sentido, como entre rojo y negro?

reading-B12 = Fuera de En prisión no hay ninguna; las catorce apuestas de la lista son todas.
    .question = ¿Cuáles son las apuestas opcionales de que hablan algunos títulos?

reading-C1 = De 1,00 US$ a 4,00 US$ para cada apuesta de un jugador, con todos sus lugares y fichas juntos. Varias apuestas pueden llegar cada una a 4,00 US$.
    .question = ¿Limitan 1,00 US$ y 4,00 US$ una apuesta, un número o todo lo que apuesta un jugador?

reading-C2 = No, solo lo son las fichas de color. Una ficha puede valer menos de 1,00 US$ mientras la apuesta llegue a eso.
    .question = ¿Son las fichas de valor fichas de ruleta según las reglas de la casa?

reading-C3 = Según las reglas de la casa y en Dakota del Sur, sí. En Colorado cada jugador tiene su propio color.
    .question = ¿Pueden dos jugadores compartir un color si el dibujo es distinto?

reading-C4 = Desde la primera de esas fichas hasta que se retira la última antes del anuncio, y también a través de una tirada nula. Cuenta el color, no el valor; las apuestas exteriores están abiertas a todos.
    .question = ¿Desde cuándo y hasta cuándo tiene un jugador un color de fichas de valor en las apuestas interiores?

reading-C5 = El crupier anota el puesto de cada una; si los jugadores discuten, decide el supervisor.
    .question = ¿De quién es una ficha de valor en una apuesta interior donde ninguna regla de color separa a los dueños?

reading-C6 = Con fichas de al menos su valor en la misma apuesta sencilla, columna o docena. Si gana, se paga por ambos, y el cupón queda gastado en todo caso; las mesas con terminales no los admiten.
    .question = ¿Cómo se juega un cupón match play?

reading-C7 = No: una mesa con terminales admite apuestas en ellos y en ningún otro sitio.
    .question = ¿Puede una mesa mezclar apuestas en el tapete y terminales?

reading-C8 = Nunca se supone: su expediente debe decir sí o no antes de que la mesa se use.
    .question = ¿Tiene pantalla central una mesa con terminales si sus papeles no lo dicen?

reading-C9 = Sí, la lista es lo mínimo. Los pagos mejores valen para toda la mesa y constan en su cartel.
    .question = ¿Puede una mesa de Colorado pagar más de lo que dice la lista?

reading-C10 = Los que anuncia el licenciatario. Las apuestas para los crupieres cuentan en el máximo salvo que el cartel tenga otra regla, y una regla que no está expuesta no obliga.
    .question = ¿Qué límites valen en Colorado, y cuentan en ellos las apuestas para el crupier?

reading-C11 = No, el pago se añade: la apuesta sigue siendo del jugador, queda en su lugar y vuelve a jugar si no se retira.
    .question = ¿Es la apuesta parte de un pago de tanto a 1?

reading-C12 = En dólares de los Estados Unidos. Una casa con otra moneda no monta ninguna mesa con estas reglas: ninguno de sus importes se convierte.
    .question = ¿En qué dinero se juega en una mesa cuyas reglas hablan de dólares o son la ley de uno de los Estados Unidos?

reading-C13 = Se devuelve: por encima del máximo al ponerla, por debajo del mínimo al anunciar el cierre, tras un aviso. Un libro de reglas puede también dejarla hasta el máximo, o entera.
    .question = ¿Qué pasa con una apuesta por debajo del mínimo o por encima del máximo?

reading-C14 = Sí: los límites son del jugador, gane quien gane con la apuesta. Una casa puede exponer otra regla.
    .question = ¿Cuentan en los límites las apuestas para los crupieres?

reading-C15 = Lo que dice la marca de la rueda, en su propia mesa y hasta que cierra: allí el supervisor las hace cambiar por fichas de valor. Después, y en cualquier otro sitio, nada. Tal como llegan nunca son una apuesta, porque el crupier no las ha entregado.
    .question = ¿Qué valen las fichas de ruleta que un jugador se llevó de la mesa?

reading-D1 = El lugar en el anuncio. Una pila derribada después es una irregularidad y no se lee de nuevo.
    .question = ¿Qué lugar cuenta si unas fichas se mueven entre el anuncio y el reposo de la bola?

reading-D2 = Se quedan, se vuelve a apostar y los jugadores pueden cambiarlas. Un número en el que la bola caiga de todos modos no tiene efecto.
    .question = ¿Qué pasa con las apuestas tras una tirada nula?

reading-D3 = En cuanto a nadie se le debe nada y el marcador está retirado, en todas las mesas: lo que dice ese texto es seguro según los otros. Antes del anuncio se pueden mover o retirar apuestas en todas partes.
    .question = ¿Desde cuándo pueden los jugadores tomar fichas y apostar de nuevo, lo que solo regula Dakota del Sur?

reading-D4 = Lo mismo en todas las mesas: se rechaza y se devuelve al momento, y la tirada sigue. Retirar fichas tarde no es mejor, y la hora que vale es la del servidor. Tardío es también lo que llega después de un número tecleado o detectado, con anuncio o sin él.
    .question = ¿Qué pasa con una apuesta tardía donde solo hablan de ella las reglas de la casa?

reading-D5 = Según las reglas de la casa la ronda sigue y se anota la demora. En Colorado, una bola en reposo sin anuncio va al supervisor.
    .question = ¿Y si el crupier anuncia el cierre demasiado tarde?

reading-D6 = Una bola fuera de la rueda no tiene casilla, así que la tirada es nula; para lo demás se pregunta al supervisor. Estas dos respuestas son nuestras y no están en ninguna cláusula.
    .question = ¿Y si, según las reglas de la casa, la bola salta fuera o pasa algo no previsto?

reading-D7 = El crupier las confirma, con sensor o sin él. Bastan cuatro vueltas completas; menos, no.
    .question = ¿Quién cuenta las cuatro vueltas de la bola?

reading-D8 = Una tirada sin efecto de una clase propia, ni número ni irregularidad: las apuestas se quedan y se vuelve a apostar.
    .question = ¿Qué clase de suceso es una bola en el 00 de una rueda que se juega con un cero?

reading-D9 = Sí: aunque no tarde nada, las apuestas perdedoras se asientan antes de pagar a los ganadores.
    .question = ¿Recogen antes de pagar también los terminales que liquidan solos?

reading-D10 = Con los que el licenciatario declara con su fuente, y ninguna mesa abre antes. Lo que añadimos nosotros está marcado como supuesto en pantalla y en papel.
    .question = ¿Con qué pagos, límites y reglas de tirada se juega en Dakota del Sur, si su sección no tiene ninguno?

reading-D11 = No: el crupier paga y recoge por sí mismo. El supervisor decide donde se discute el juego, un pago o una recogida.
    .question = ¿Necesita todo pago al supervisor, ya que el texto le da las decisiones sobre pagar y recoger?

reading-D12 = Sobre lo que la casa ha fijado; 100 US$ si no ha fijado nada. Una decisión que puede mover más la firma también otro supervisor, y una disputa nunca mueve más de lo reclamado.
    .question = ¿Sobre cuánto puede decidir un supervisor solo?

reading-D13 = La ronda se liquida de nuevo y solo se mueve la diferencia: se paga, y se recoge en lo que el jugador la tenga en la mesa. El resto queda anotado como no recogido.
    .question = ¿Y si un número resulta mal leído cuando el marcador ya está retirado?

reading-D14 = Es nula por regla, y todo lo apostado en ella vuelve; una apuesta en prisión espera una tirada que cuente. No se saca otro número en su lugar, y cada ronda así consta y se cuenta a la vista de todos. Un libro de reglas puede dejarlo al supervisor.
    .question = ¿Qué pasa con una ronda cuyo número ya no puede dar la rueda aleatoria?

reading-E1 = Lo que nombre la aprobación que consta. Las bolas de exactamente 3/8 o 14/16 de pulgada no necesitan ninguna.
    .question = ¿Puede una aprobación admitir el material de una bola o solo su tamaño?

reading-E2 = Sí, sea cual sea su papel; y nadie es testigo de sí mismo.
    .question = ¿Necesita un testigo de seguridad todo el que ajusta una rueda?

reading-E3 = Basta una de las dos cosas.
    .question = ¿Debe una rueda estar a la vez cerrada al público y fuera de la sala para ajustarla?

reading-E4 = Solo cuando una pieza cambiada es ella misma externa.
    .question = ¿Inspecciona el Director después de cada cambio en una rueda con piezas externas?

reading-E5 = El texto pide ajustes y cambios. Anotamos también las inspecciones y las marcamos como más de lo que pide.
    .question = ¿Van en el registro las inspecciones de apertura?

reading-E6 = El texto la quiere sujeta y nada más. Le ponemos el número de su mesa y decimos que eso es de más.
    .question = ¿Qué marca o cerradura necesita una caja de propinas?

reading-E7 = No; se piden en cuanto una mesa tiene uno.
    .question = ¿Hacen falta reglas de bote en un juego sin bote?

reading-F1 = Ninguna cuota de ninguna clase, ni regalada ni como parte de un vale, pues toda cuota produce ingresos.
    .question = ¿Pueden cobrar cuota de entrada los licenciatarios que comparten un torneo?

reading-F2 = Desde el primer día de juego, según el calendario, hasta el día en que se entregan los premios; un mes corto acaba en su último día.
    .question = ¿De qué día a qué día corren los cuatro meses?

reading-F3 = A cada inscripción de un jugador, sumadas todas las pruebas de una serie; volver a entrar es una inscripción nueva. Las recompras sin límite se rechazan.
    .question = ¿A qué se aplica el tope de 100.000 US$?

reading-F4 = No entre lo que pagan los jugadores: lo que no va al fondo es cuota, cargos por servicio incluidos. El dinero que la casa añade a los premios no es ni lo uno ni lo otro y no reduce los ingresos.
    .question = ¿Hay dinero que no sea ni cuota ni compra?

reading-F5 = No; la casa puede regalarla, y entonces cuenta como ingreso.
    .question = ¿Puede alguien entrar sin cuota en un torneo que la tiene?

reading-F6 = En el de su cobro; regalos, bienes y partes de vales cuentan cuando se anotan o se usan. El día de la prueba no influye.
    .question = ¿En qué mes cuenta una cuota?

reading-F7 = Provisionalmente, hasta que se usa. Entonces es o un pago dividido en cuota y compra, o una compra sola, pero nunca ambas cosas.
    .question = ¿Cómo se asienta un vale de premio mientras su uso está abierto?

reading-F8 = Se trata como uno para una prueba con ambas, con la parte que hay. El otro trato es para las pruebas que no tienen ninguna.
    .question = ¿Qué vale un vale en una prueba que tiene cuota o compra, pero no las dos?

reading-F9 = Un torneo no puede cerrarse hasta que el vale se usa o se concede de nuevo. El jugador paga lo que falta, y uno que vale demasiado no se emite.
    .question = ¿Y si sobra un vale, o vale más o menos que el puesto que paga?

reading-F10 = El licenciatario, con un asiento por su valor en dinero.
    .question = ¿Quién pone el dinero en el fondo cuando unos bienes sirven de compra?

reading-F11 = Sí: también tiene su recipiente, aunque solo se nombran las cuotas.
    .question = ¿Se guarda aparte el efectivo de las compras, como el de las cuotas?

reading-F12 = En puntos no hay límite. Se examinan los dólares que hay detrás en las primeras rondas, con todo lo que se puede comprar, frente a un límite anotado con su fuente.
    .question = ¿Cómo pueden ser ilimitadas las apuestas de un torneo y respetar los límites?

reading-F13 = En la partida siguiente. Una partida es una ronda o sesión, y se compra entre una y otra.
    .question = ¿Cuándo entran en juego las fichas compradas durante una prueba?

reading-F14 = En días naturales completos entre la presentación y el comienzo. Un texto nuevo hace empezar la cuenta otra vez.
    .question = ¿Cómo se cuentan los cinco días de preaviso?

reading-F15 = Todos los que no están eliminados ni excluidos, y uno de ellos tiene que pedirlo. Los premios en especie van por puesto, como estaba previsto.
    .question = ¿Quién participa en un acuerdo sobre los premios, y quién puede proponerlo?

reading-F16 = Todas las inscripciones de esa persona acaban; las cuotas siguen siendo ingresos y el fondo conserva las compras.
    .question = ¿Qué pasa con el dinero de alguien excluido que tiene varias inscripciones?

reading-F17 = Todavía no: se está sin fichas cuando la ronda ha terminado.
    .question = ¿Está eliminado un jugador cuyas últimas fichas siguen en el tapete o en prisión?

reading-F18 = No, se imprime como la da el reglamento, con solo el nombre del casino.
    .question = ¿Puede redactarse libremente la frase que remite a las reglas de la casa del casino?

reading-F19 = Para las fichas pedimos una referencia y quién la dio, ya que no se nombra ninguna oficina. Las reglas se presentan y no necesitan aprobación.
    .question = ¿Quién aprueba las fichas de torneo, y hay que aprobar también sus reglas?

reading-F20 = Mientras no haya terminado ninguna de sus rondas, todos recuperan lo que se pagó por ella. Después decide la clasificación tal como está, y los premios van según ella.
    .question = ¿Qué pasa con el dinero cuando se cancela una prueba?

reading-F21 = No. Se quita del mes en que se cobró, con una declaración corregida si ya estaba hecha; ningún otro mes se reduce por ello.
    .question = ¿Sigue siendo ingreso una cuota devuelta?

reading-F22 = Antes de empezar la prueba se retira y se devuelve. Después el jugador queda eliminado entre rondas con los puntos que tenga, y lo ganado se paga, a los herederos si hace falta.
    .question = ¿Qué pasa con la inscripción de un jugador que muere, es excluido o se va?

reading-F23 = Siguen en pie. Lo pagado y lo que compra queda como estaba, todo lo demás puede cambiarse antes de empezar; a quien no quiera se le devuelve.
    .question = ¿Qué pasa con las inscripciones cuando la División se opone a las reglas?

reading-F24 = El nuevo día es un texto nuevo de las reglas: van otra vez a la División y a cada jugador, con cinco días completos de preaviso. Los cuatro meses corren desde el primer día de juego.
    .question = ¿Qué hace falta para aplazar una prueba?

reading-F25 = El suyo, por la palabra de dos personas con prueba y motivo. Nunca está en el futuro, y cada formulario lo señala.
    .question = ¿Qué día lleva lo que se hizo en papel y se anota más tarde?

reading-F26 = Dos personas, que cuentan cada mesa una después de otra sin ver las cifras de la otra. Solo decide lo que ambas encontraron.
    .question = ¿Quién dice cuántos puntos tiene alguien donde ningún terminal los cuenta?

reading-K1 = De la costumbre de casas europeas y francesas. No hay reglamento detrás.
    .question = ¿De dónde vienen los valores de la ruleta clásica?

reading-K2 = Con un cero también 0-2-3 como trío y los cuatro primeros 0-1-2-3 a 8 a 1; con dos ceros, los tres tríos habituales y los cinco primeros.
    .question = ¿Qué grupos junto al cero ofrece la ruleta clásica?

reading-K3 = La mitad de la apuesta se devuelve al momento: con el 0 de la rueda de un cero (la partage), con 0 y 00 de la de doble cero (surrender).
    .question = ¿Qué pasa con las apuestas sencillas en el cero con la partage y surrender?

reading-K4 = Como las fichas que representa, puestas en sus lugares habituales antes de que caiga la bola. Sin fichas no es apuesta.
    .question = ¿Cómo se acepta una apuesta anunciada como voisins?

reading-K5 = Se queda en prisión hasta que gana, y queda libre, o pierde.
    .question = ¿Qué hace un segundo cero con una apuesta en prisión en la ruleta clásica?
