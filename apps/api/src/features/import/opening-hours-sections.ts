/**
 * The subject of a passage of opening hours. `dining`: the dining room, `base`: the whole restaurant, `meals`: single meals,
 * `other`: a bar, shop or terrace, `seasonal`: part of the year.
 */
export type HoursSection = 'dining' | 'base' | 'meals' | 'kitchen' | 'other' | 'seasonal';

/** The section a heading begins; null when it names none. */
export function sectionOfHeading(words: readonly string[]): HoursSection | null {
  const telling = words.filter((word) => !fillers.has(word));
  if (telling.length === 0) return null;
  for (const [section, pattern] of headings) if (telling.some((word) => pattern.test(word))) return section;
  return 'other';
}

// First match wins: "Restaurante bufé y terraza" is a dining room, "Cenas con espectáculo" is not a meal.
const headings: readonly (readonly [HoursSection, RegExp])[] = [
  [
    'seasonal',
    /^(?:verano|verao|covid|restringido|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/,
  ],
  ['dining', /^(?:restaurantes?|comedor|salon)$/],
  [
    'other',
    /^(?:tienda|domicilio|take|away|espectaculo|ninos|desayunos?|brunch|meriendas?|bar|barra|cafeteria|terraza|club)$/,
  ],
  ['dining', /^servicios?$/],
  ['meals', /^(?:comidas?|cenas?|almuerzos?|almocos?|jantar|jantares)$/],
  ['kitchen', /^(?:cocina|cozinha)$/],
  ['base', /^(?:habitual|apertura|invierno|inverno|funcionamento)$/],
];

const fillers = new Set(
  'horario horarios horas h de del das dos da do la las el los en con desde abierto abierta aberto abre al todo todos dia dias solo actualmente o'.split(
    ' ',
  ),
);
