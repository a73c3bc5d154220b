import { foldText } from '../packages/domain/src/fold-text.ts';
import type { MunicipalHoliday } from '../packages/geo-data/src/municipal-holidays.ts';

type Name = MunicipalHoliday['name'];

const unnamed: Name = { pt: 'Feriado municipal', en: 'Municipal holiday', es: 'Fiesta local' };

/** What the source calls a holiday, without accents, and what it is called here; the first that matches. */
const known: [RegExp, Name][] = [
  [
    /consciencia negra/,
    { pt: 'Dia da Consciência Negra', en: 'Black Awareness Day', es: 'Día de la Conciencia Negra' },
  ],
  [/finados/, { pt: 'Finados', en: 'All Souls’ Day', es: 'Día de los Difuntos' }],
  [/reforma protestante/, { pt: 'Dia da Reforma Protestante', en: 'Reformation Day', es: 'Día de la Reforma' }],
  [/evangelic|evangelho/, { pt: 'Dia do Evangélico', en: 'Evangelicals’ Day', es: 'Día del Evangélico' }],
  [/imaculada conceicao/, { pt: 'Imaculada Conceição', en: 'Immaculate Conception', es: 'Inmaculada Concepción' }],
  [
    /(senhora|sra|n sra)\.? (da )?conceicao/,
    { pt: 'Nossa Senhora da Conceição', en: 'Our Lady of the Conception', es: 'Nuestra Señora de la Concepción' },
  ],
  [/assuncao/, { pt: 'Assunção de Nossa Senhora', en: 'Assumption Day', es: 'Asunción de la Virgen' }],
  [/dores/, { pt: 'Nossa Senhora das Dores', en: 'Our Lady of Sorrows', es: 'Nuestra Señora de los Dolores' }],
  [/abadia/, { pt: 'Nossa Senhora da Abadia', en: 'Our Lady of the Abbey', es: 'Nuestra Señora de la Abadía' }],
  [
    /navegantes/,
    { pt: 'Nossa Senhora dos Navegantes', en: 'Our Lady of Seafarers', es: 'Nuestra Señora de los Navegantes' },
  ],
  [/gracas$/, { pt: 'Nossa Senhora das Graças', en: 'Our Lady of Graces', es: 'Nuestra Señora de las Gracias' }],
  [/rosario/, { pt: 'Nossa Senhora do Rosário', en: 'Our Lady of the Rosary', es: 'Nuestra Señora del Rosario' }],
  [/carmo/, { pt: 'Nossa Senhora do Carmo', en: 'Our Lady of Mount Carmel', es: 'Nuestra Señora del Carmen' }],
  [/santo antonio/, { pt: 'Santo António', en: 'St Anthony', es: 'San Antonio' }],
  [/sao jose/, { pt: 'São José', en: 'St Joseph', es: 'San José' }],
  [/sao joao/, { pt: 'São João', en: 'St John', es: 'San Juan' }],
  [/sao pedro/, { pt: 'São Pedro', en: 'St Peter', es: 'San Pedro' }],
  [/sao sebastiao/, { pt: 'São Sebastião', en: 'St Sebastian', es: 'San Sebastián' }],
  [/sao benedito/, { pt: 'São Benedito', en: 'St Benedict the Moor', es: 'San Benito de Palermo' }],
  [/sao francisco xavier/, { pt: 'São Francisco Xavier', en: 'St Francis Xavier', es: 'San Francisco Javier' }],
  [/sao francisco de sales/, { pt: 'São Francisco de Sales', en: 'St Francis de Sales', es: 'San Francisco de Sales' }],
  [/sao francisco/, { pt: 'São Francisco', en: 'St Francis', es: 'San Francisco' }],
  [/sao jorge/, { pt: 'São Jorge', en: 'St George', es: 'San Jorge' }],
  [/sao domingos/, { pt: 'São Domingos', en: 'St Dominic', es: 'Santo Domingo' }],
  [/santa barbara/, { pt: 'Santa Bárbara', en: 'St Barbara', es: 'Santa Bárbara' }],
  [/sant['´ ]?ann?a/, { pt: 'Santa Ana', en: 'St Anne', es: 'Santa Ana' }],
  [/amaro/, { pt: 'Santo Amaro', en: 'St Maurus', es: 'San Mauro' }],
  [/santos reis/, { pt: 'Santos Reis', en: 'Epiphany', es: 'Reyes' }],
  [/bom jesus/, { pt: 'Senhor Bom Jesus', en: 'Good Lord Jesus', es: 'Buen Jesús' }],
  [/padroeir/, { pt: 'Padroeiro da cidade', en: 'Patron saint’s day', es: 'Día del patrón de la ciudad' }],
  [
    /aniver|fundacao|emancipacao|colonizacao|criacao da colonia|^dia do municipio|^dia da cidade/,
    { pt: 'Aniversário da cidade', en: 'City’s anniversary', es: 'Aniversario de la ciudad' },
  ],
];

export const holidayNames: readonly Name[] = [unnamed, ...known.map(([, name]) => name)];

/** The index in holidayNames of what the source calls a holiday, or else of what it says of it. */
export function nameOfHoliday(name: string, description: string): number {
  const indexOf = (text: string) => known.findIndex(([pattern]) => pattern.test(foldText(text).trim())) + 1;
  return indexOf(name) || indexOf(description);
}

/** Carnival to Ash Wednesday, Maundy Thursday to Easter, Ascension and Corpus Christi of 2025, from which the source's days that move are. */
const movableDays = new Set(['03-03', '03-04', '03-05', '04-17', '04-18', '04-20', '05-29', '06-19']);
const movable =
  /carnaval|cinzas|paixao|sexta.fe|pascoa|corpus|corpo de deus|ascensao|divino esp|coracao de jesus|acao de gracas|mundial da oracao|bomfim|bonfim/;

/**
 * Whether a day is not the same in every year: by its name, or, of one without, by where it stands. So are those that a
 * decree moved.
 */
export function isMovable(day: string, said: string): boolean {
  const text = foldText(said).trim();
  // Our Lady of Penha is kept eight days after Easter where she is the state's patron.
  if (movable.test(text) || (text.includes('penha') && day === '04-28')) return true;
  return /movido|transferid|antecipa/.test(text) || (movableDays.has(day) && text.startsWith('feriado municipal'));
}
