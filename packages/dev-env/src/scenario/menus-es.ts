/** Menus of the Spanish restaurants, written as those of menus-pt.ts. */
export const menusEs: Record<string, { starters: readonly string[]; mains: readonly string[] }> = {
  tapas: {
    starters: [
      'Pan con tomate|0.14',
      'Croquetas de jamón (6 uds.)|0.34',
      'Patatas bravas|0.26',
      'Ensaladilla con bonito|0.32',
    ],
    mains: [
      'Tortilla jugosa con cebolla|0.38',
      'Calamares a la andaluza|0.52',
      'Huevos rotos con jamón|0.48',
      'Carrillera al vino tinto|0.6',
    ],
  },
  espanhola: {
    starters: ['Croquetas de cocido (6 uds.)|0.36', 'Pimientos de Padrón|0.28', 'Sopa castellana|0.3'],
    mains: [
      'Callos de la casa|0.56',
      'Cocido en dos vuelcos|0.76',
      'Bacalao con tomate|0.68',
      'Rabo de toro|0.78',
      'Pisto con huevo|0.5',
    ],
  },
  carnes: {
    starters: ['Cecina y aceite|0.28', 'Tuétano asado|0.24', 'Ensalada de tomate y ventresca|0.26'],
    mains: [
      'Chuleta madurada, por persona|0.8',
      'Solomillo a la brasa|0.7',
      'Hamburguesa de vaca vieja|0.42',
      'Lubina a la parrilla|0.64',
      'Puerros a la brasa con romesco|0.34',
    ],
  },
  andaluza: {
    starters: ['Salmorejo|0.22', 'Tortillitas de camarones (4 uds.)|0.3', 'Boquerones en vinagre|0.26'],
    mains: [
      'Fritura variada|0.58',
      'Atún de almadraba encebollado|0.72',
      'Cazón en adobo|0.44',
      'Arroz meloso con carabinero|0.76',
      'Berenjenas fritas con miel|0.32',
    ],
  },
  vegano: {
    starters: ['Crema de calabaza y jengibre|0.28', 'Hummus de remolacha|0.34', 'Croquetas de setas (6 uds.)|0.38'],
    mains: [
      'Fabada sin carne|0.62',
      'Canelones de verdura|0.66',
      'Hamburguesa de lentejas|0.6',
      'Arroz de alcachofas|0.7',
      'Curry de garbanzos y espinacas|0.62',
    ],
  },
  basca: {
    starters: ['Pintxos de la barra (3 uds.)|0.24', 'Txistorra a la sidra|0.24', 'Ensalada de bonito y piparras|0.3'],
    mains: [
      'Bacalao al pilpil|0.66',
      'Merluza en salsa verde|0.68',
      'Txuleta para dos, por persona|0.84',
      'Pimientos rellenos de bacalao|0.52',
      'Tortilla de bacalao|0.42',
    ],
  },
  galega: {
    starters: ['Empanada de la casa|0.2', 'Pimientos y cachelos|0.2', 'Zamburiñas (6 uds.)|0.4'],
    mains: [
      'Pulpo a feira|0.52',
      'Rodaballo al horno|0.76',
      'Arroz con bogavante|0.86',
      'Lacón con grelos|0.5',
      'Mejillones al vapor|0.3',
    ],
  },
  italiana: {
    starters: ['Burrata con tomate|0.46', 'Vitello tonnato|0.44', 'Focaccia de romero|0.22'],
    mains: [
      'Tagliatelle al ragú|0.6',
      'Ñoquis con gorgonzola|0.58',
      'Pizza margarita|0.5',
      'Pizza de sobrasada y miel|0.58',
      'Risotto de azafrán|0.66',
    ],
  },
  mexicana: {
    starters: ['Guacamole con totopos|0.38', 'Quesadillas de flor de calabaza|0.38', 'Elote a la brasa|0.28'],
    mains: [
      'Tacos al pastor (3 uds.)|0.56',
      'Tacos de pescado (3 uds.)|0.6',
      'Enchiladas verdes|0.64',
      'Mole de pollo|0.74',
      'Cochinita pibil|0.68',
    ],
  },
  japonesa: {
    starters: ['Sopa de miso|0.14', 'Gyozas de verdura (5 uds.)|0.28', 'Tartar de atún|0.44'],
    mains: [
      'Combinado del día (16 piezas)|0.84',
      'Ramen de cerdo|0.52',
      'Chirashi|0.7',
      'Udon de verduras|0.46',
      'Sashimi variado|0.72',
    ],
  },
  cafe: {
    starters: ['Tostada con tomate y aceite|0.26', 'Yogur, granola y fruta|0.4', 'Crema del día|0.4'],
    mains: [
      'Huevos revueltos con setas|0.66',
      'Quiche y ensalada|0.74',
      'Bocadillo de pollo asado|0.68',
      'Ensalada de lentejas|0.72',
      'Tortitas de avena|0.6',
    ],
  },
  arroces: {
    starters: ['Esgarraet|0.26', 'Clóchinas al vapor|0.3', 'Buñuelos de bacalao (5 uds.)|0.3'],
    mains: [
      'Paella de pollo y conejo, por persona|0.58',
      'Arroz del senyoret, por persona|0.64',
      'Arroz negro, por persona|0.62',
      'Fideuá, por persona|0.6',
      'Arroz de verduras, por persona|0.54',
    ],
  },
};
