# Lo que imprime el laboratorio. $count elige la forma, $spins es el mismo número tal como se muestra.

slip =
    .title = Una apuesta en el laboratorio
    .one_coup = Una jugada
    .bet = Apuesta
    .stake = Importe
    .hit_frequency = Probabilidad de ganar
    .edge = Ventaja de la casa
    .percent = en tanto por ciento
    .mean = Resultado medio
    .variance = Varianza (unidad mínima al cuadrado)
    .deviation = Desviación típica
    .skewness = Asimetría
    .after = { $count ->
        [one] Después de una tirada
       *[other] Después de { $spins } tiradas
    }
    .figure = { $count ->
        [one] Probabilidad de cada resultado neto después de una tirada; en dorado, el jugador gana.
       *[other] Probabilidad de cada resultado neto después de { $spins } tiradas; en dorado, el jugador gana.
    }
    .ahead = Ganando
    .even = Igualado
    .behind = Perdiendo
    .exact = Exacto ({ $method }); cada probabilidad se desvía { $error } como máximo.
    .approximate = Aproximado ({ $method }); cada probabilidad se desvía { $error } como máximo.

method =
    .lattice = retícula
    .coarse-lattice = retícula gruesa

run =
    .ruin = Probabilidad de alcanzar la meta
    .fan = Fondos por el camino
    .compare = Resultado neto de una noche por sistema
    .bias = ¿Es justa esta rueda?

runs =
    .ruin_text = Desde { $bankroll } se alcanza la meta de { $target } con probabilidad { $win } ({ $system }).
    .reached = Meta alcanzada
    .ruined = En la ruina o parado
    .mean_spins = Tiradas, de media
    .fan_text = { $count ->
        [one] Tras una tirada la mitad de los jugadores tiene menos de { $median }; nueve de cada diez, entre { $low } y { $high } ({ $system }).
       *[other] Tras { $spins } tiradas la mitad de los jugadores tiene menos de { $median }; nueve de cada diez, entre { $low } y { $high } ({ $system }).
    }
    .fan_legend = Banda oscura: la mitad de los jugadores. Banda clara: nueve de cada diez. Líneas finas: algunos de ellos.
    .system = Sistema de apuestas
    .interval = Media, intervalo del 95 %
    .ahead = Ganando
    .ring = { $spins } tiradas alrededor de la rueda; de cada casilla se esperan { $expected } (línea discontinua).
    .fair = Nada en estas { $spins } tiradas es más raro que lo que hace el azar.
    .suspicious = Sospechosa: { $found }. Una rueda justa se ve así de rara en una de { $odds } muestras como máximo.
    .power = La probabilidad de notar un sector de 9 casillas que sale un 10 % de más, según el número de tiradas.
    .test = Prueba
    .p = p, corregida
    .found = Lo más raro
    .worth = Para un jugador, la mejor apuesta a pleno tiene una ventaja de { $edge } (de { $low } a { $high }) y va ganando tras { $spins } tiradas con una probabilidad del 95 %.
    .no_gain = Para un jugador, la mejor apuesta a pleno tiene una ventaja de { $edge } (de { $low } a { $high }): no gana.
    .turned = girado con el rotor

systems =
    .flat = Apuesta fija
    .bold = Juego audaz
    .martingale = Martingala
    .grand-martingale = Gran martingala
    .dalembert = D’Alembert
    .fibonacci = Fibonacci
    .labouchere = Labouchère
    .oscars-grind = Oscar’s grind
    .paroli = Paroli
    .own = Sistema propio

tests =
    .chi-square = Todas las casillas (ji cuadrado)
    .sectors = Sectores
    .tilt = Inclinación
    .serial = Dependencia sucesiva
    .cusum = Cambio con el tiempo (CUSUM)
    .dealer = Firma del crupier
    .pocket = Casillas sueltas
    .two-lobed = Inclinación doble
    .repeats = Números repetidos
    .distance = Distancia desde el último
    .signature = Firma de la mesa
    .speed = Firma y velocidad del rotor

findings =
    .chi-square = las casillas salen con demasiada desigualdad ({ $degrees_of_freedom } grados de libertad)
    .sectors = el sector { $pockets } salió { $count } veces en lugar de { $expected }
    .tilt = la rueda se inclina un { $strength } hacia { $towards }
    .serial = los resultados caen { $displacement } casillas más allá de { $lag } tiradas antes
    .cusum = una deriva que cambia hacia la tirada { $change_at_spin }
    .dealer = con { $dealer } la bola cae { $displacement } casillas más allá del último resultado
    .pocket = la casilla { $pockets } salió { $count } veces en lugar de { $expected }
    .two-lobed = la rueda se inclina un { $strength } hacia { $towards } y hacia el lado opuesto
    .repeats = el mismo número se repitió { $count } veces en lugar de { $expected }
    .distance = el número { $displacement } casillas más allá del último salió { $count } veces en lugar de { $expected }
    .signature = los resultados caen { $displacement } casillas más allá del último
    .speed = los resultados caen { $displacement } casillas más allá del último, sin lo que gira el rotor en { $seconds } s
