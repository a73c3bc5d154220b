import { languageOf, type Language, type Locale } from './locale.ts';

/** A public holiday's name in a locale, where our source names it only in its own language or not as it is written; others unchanged. */
export function holidayName(name: string, locale: Locale): string {
  const [, day = name, note] = /^(.*?)(?: \((día sustituto|substitute day)\))?$/.exec(name) ?? [];
  const words = NAMES[day]?.[locale] ?? NAMES[day]?.[languageOf(locale)] ?? day;
  return note ? `${words} (${SUBSTITUTE[languageOf(locale)]})` : words;
}

const SUBSTITUTE: Record<Language, string> = { en: 'substitute day', es: 'día sustituto', pt: 'dia de substituição' };

type Others = Partial<Record<Locale, string>>;

const portuguese = (en: string, es: string, pt?: string): Others => ({ en, es, ...(pt && { pt }) });
const spanish = (en: string, pt: string, es?: string): Others => ({ en, pt, ...(es && { es }) });
const sacrifice = spanish('Eid al-Adha', 'Festa do Sacrifício (Eid al-Adha)', 'Fiesta del Sacrificio (Eid al-Adha)');

const NAMES: Partial<Record<string, Others>> = {
  // Of several countries
  'Dia do trabalhador': { pt: 'Dia do Trabalhador' },
  'Todos os santos': { pt: 'Todos os Santos' },
  'Assunção de Maria': { pt: 'Assunção de Nossa Senhora' },
  'Corpo de Deus': { 'pt-BR': 'Corpus Christi' },
  Asunción: { es: 'Asunción de la Virgen' },
  'La inmaculada concepción': { es: 'Inmaculada Concepción' },

  // Portugal
  'Dia da Liberdade': portuguese('Liberty Day', 'Día de la Libertad'),
  'Dia de Portugal': portuguese('Portugal Day', 'Día de Portugal'),
  'Implantação da República': portuguese('Republic Day', 'Implantación de la República'),
  'Restauração da Independência': portuguese('Restoration of Independence', 'Restauración de la Independencia'),

  // Brazil
  'Noite de Natal': { pt: 'Véspera de Natal' },
  'Fin del Año': { es: 'Nochevieja' },
  Carnaval: portuguese('Carnival', 'Carnaval'),
  'Dia de Tiradentes': portuguese('Tiradentes’ Day', 'Día de Tiradentes'),
  'Dia de Eleição': portuguese('Election Day', 'Día de Elecciones'),
  'Nossa Senhora Aparecida': portuguese('Our Lady of Aparecida', 'Nuestra Señora Aparecida'),
  'Proclamação da República': portuguese('Republic Day', 'Proclamación de la República'),
  'Dia da Consciência Negra': portuguese('Black Awareness Day', 'Día de la Conciencia Negra'),
  'Dia do evangélico': portuguese('Evangelicals’ Day', 'Día del Evangélico', 'Dia do Evangélico'),
  'Dia do Evangélico': portuguese('Evangelicals’ Day', 'Día del Evangélico'),
  'Alusivo ao Dia Internacional da Mulher': portuguese(
    'International Women’s Day',
    'Día Internacional de la Mujer',
    'Dia Internacional da Mulher',
  ),
  'Aniversário do estado': portuguese('State anniversary', 'Aniversario del Estado', 'Aniversário do Estado'),
  'Dia da Amazônia': portuguese('Amazon Day', 'Día de la Amazonia'),
  'Assinatura do Tratado de Petrópolis': portuguese('Treaty of Petrópolis', 'Firma del Tratado de Petrópolis'),
  'São João': portuguese('Saint John', 'San Juan'),
  'São Pedro': portuguese('Saint Peter', 'San Pedro'),
  'Emancipação política': portuguese('Political emancipation', 'Emancipación Política', 'Emancipação Política'),
  'Morte de Zumbi dos Palmares': portuguese('Death of Zumbi dos Palmares', 'Muerte de Zumbi dos Palmares'),
  'Elevação do Amazonas à categoria de província': portuguese(
    'Amazonas becomes a province',
    'Elevación del Amazonas a Provincia',
    'Elevação do Amazonas à Categoria de Província',
  ),
  'Dia de São José': portuguese('Saint Joseph’s Day', 'San José'),
  'Criação do Território Federal': portuguese('Creation of the Federal Territory', 'Creación del Territorio Federal'),
  'Independência da Bahia': portuguese('Independence of Bahia', 'Independencia de Bahía'),
  'Data magna do estado': portuguese('State day', 'Fiesta del Estado', 'Data Magna do Estado'),
  'Fundação de Brasília': portuguese('Foundation of Brasília', 'Fundación de Brasilia'),
  'Dia de Nossa Senhora da Penha': portuguese('Our Lady of Penha', 'Nuestra Señora de la Peña'),
  'Fundação da Cidade de Goiás': portuguese('Foundation of the City of Goiás', 'Fundación de la Ciudad de Goiás'),
  'Lançamento da pedra fundamental de Goiânia': portuguese(
    'Founding stone of Goiânia',
    'Primera Piedra de Goiânia',
    'Lançamento da Pedra Fundamental de Goiânia',
  ),
  'Adesão do Maranhão à independência do Brasil': portuguese(
    'Maranhão joins the independence of Brazil',
    'Adhesión de Maranhão a la Independencia de Brasil',
    'Adesão do Maranhão à Independência do Brasil',
  ),
  'Criação do estado': portuguese('Creation of the state', 'Creación del Estado', 'Criação do Estado'),
  'Adesão do Grão-Pará à independência do Brasil': portuguese(
    'Grão-Pará joins the independence of Brazil',
    'Adhesión de Grão-Pará a la Independencia de Brasil',
    'Adesão do Grão-Pará à Independência do Brasil',
  ),
  'Homenagem à memória do ex-presidente João Pessoa': portuguese(
    'In memory of João Pessoa',
    'Homenaje a João Pessoa',
    'Homenagem à Memória do Ex-Presidente João Pessoa',
  ),
  'Nossa Senhora das Neves': portuguese('Our Lady of the Snows', 'Nuestra Señora de las Nieves'),
  'Revolução Pernambucana de 1817': portuguese('Pernambuco Revolution of 1817', 'Revolución de Pernambuco de 1817'),
  'Dia do Piauí': portuguese('Piauí Day', 'Día de Piauí'),
  'Emancipação política do estado do Paraná': portuguese(
    'Political emancipation of Paraná',
    'Emancipación Política de Paraná',
    'Emancipação Política do Estado do Paraná',
  ),
  'Dia de São Jorge': portuguese('Saint George’s Day', 'San Jorge'),
  'Mártires de Cunhaú e Uruaçu': portuguese('Martyrs of Cunhaú and Uruaçu', 'Mártires de Cunhaú y Uruaçu'),
  'Proclamação da República Rio-Grandense': portuguese(
    'Rio Grande Republic proclaimed',
    'Proclamación de la República Riograndense',
  ),
  'Dia de Santa Catarina': portuguese('Santa Catarina Day', 'Día de Santa Catarina'),
  'Dia de Santa Catarina de Alexandria': portuguese('Saint Catherine of Alexandria', 'Santa Catalina de Alejandría'),
  'Emancipação política de Sergipe': portuguese(
    'Political emancipation of Sergipe',
    'Emancipación Política de Sergipe',
    'Emancipação Política de Sergipe',
  ),
  'Revolução Constitucionalista': portuguese('Constitutionalist Revolution', 'Revolución Constitucionalista'),
  'Autonomia do Estado': portuguese('Autonomy of the state', 'Autonomía del Estado'),
  'Nossa Senhora da Natividade': portuguese('Nativity of Our Lady', 'Natividad de Nuestra Señora'),

  // Spain
  'Fiesta Nacional de España': spanish('National Day of Spain', 'Dia Nacional de Espanha'),
  'Día de la Constitución Española': spanish('Constitution Day', 'Dia da Constituição Espanhola'),
  'Jueves Santo': spanish('Maundy Thursday', 'Quinta-Feira Santa'),
  'Lunes de Pascua': spanish('Easter Monday', 'Segunda-Feira de Páscoa'),
  'San José': spanish('Saint Joseph', 'São José'),
  'San Juan': spanish('Saint John', 'São João'),
  'San Esteban': spanish('Saint Stephen’s Day', 'Santo Estêvão'),
  'Santiago Apóstol': spanish('Saint James the Apostle', 'São Tiago Apóstolo'),
  'Fiesta del Sacrificio-Eidul Adha': sacrifice,
  'Fiesta del Sacrificio-Aid Al Adha': sacrifice,
  'Fiesta del Eid Fitr': spanish('Eid al-Fitr', 'Eid al-Fitr', 'Eid al-Fitr'),
  'Día de Andalucía': spanish('Andalusia Day', 'Dia da Andaluzia'),
  'Día de Aragón': spanish('Aragon Day', 'Dia de Aragão'),
  'Día de Asturias': spanish('Asturias Day', 'Dia das Astúrias'),
  'Día de las Instituciones de Cantabria': spanish(
    'Day of the Institutions of Cantabria',
    'Dia das Instituições da Cantábria',
  ),
  'La Bien Aparecida': spanish('Our Lady of Bien Aparecida', 'Nossa Senhora da Bien Aparecida'),
  'Nuestra Señora de África': spanish('Our Lady of Africa', 'Nossa Senhora de África'),
  'Día de Ceuta': spanish('Ceuta Day', 'Dia de Ceuta'),
  'Fiesta de Castilla y León': spanish('Castile and León Day', 'Dia de Castela e Leão'),
  'Día de Castilla-La Mancha': spanish('Castilla-La Mancha Day', 'Dia de Castela-Mancha'),
  'Día de Canarias': spanish('Canary Islands Day', 'Dia das Canárias'),
  'Dia de Cataluña': { en: 'National Day of Catalonia', es: 'Día de Cataluña', pt: 'Dia da Catalunha' },
  'Día de Extremadura': spanish('Extremadura Day', 'Dia da Estremadura'),
  'Día de las Letras Gallegas': spanish('Galician Literature Day', 'Dia das Letras Galegas'),
  'Día Nacional de Galicia': spanish('National Day of Galicia', 'Dia Nacional da Galiza'),
  'Día de les Illes Balears': spanish('Balearic Islands Day', 'Dia das Ilhas Baleares'),
  'Día de la Comunidad de Madrid': spanish('Community of Madrid Day', 'Dia da Comunidade de Madrid'),
  'Día de La Rioja': spanish('La Rioja Day', 'Dia de La Rioja'),
};
