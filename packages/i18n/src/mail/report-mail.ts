import { metricUnits, type Metrics } from '@metade/domain/report.ts';
import { formatFigure } from '../format-figure.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import { panelWords } from '../panel-words.ts';
import type { MailContent } from './mail-content.ts';

export type ReportMailFacts = {
  firstName: string;
  restaurant: string;
  /** 2026-Q3 */
  quarter: string;
  currency: string;
  metrics: Metrics;
  link: string;
};

/** The quarterly report is there: its first figures and where to see it whole. */
export function reportMail(facts: ReportMailFacts, locale: Locale): MailContent {
  const { greeting, subject, title, text, button } = inLocale(words, locale);
  const { metrics: names, quarter } = panelWords(locale).report;
  const when = quarter(facts.quarter.slice(-1), facts.quarter.slice(0, 4));
  return {
    subject: subject(facts.restaurant, when),
    preview: text,
    state: null,
    title: title(when),
    greeting: greeting(facts.firstName),
    paragraphs: [text],
    quote: null,
    facts: shown.map((metric) => ({
      label: names[metric],
      value: formatFigure(metricUnits[metric], facts.metrics[metric], facts.currency, locale),
    })),
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const shown = ['sold', 'fill', 'arrived', 'covers', 'newDiners', 'unmet'] as const;

type Words = {
  greeting: (name: string) => string;
  subject: (restaurant: string, quarter: string) => string;
  title: (quarter: string) => string;
  text: string;
  button: string;
};

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (restaurant, quarter) => `${restaurant}: relatório do ${quarter}`,
  title: (quarter) => `O seu relatório: ${quarter}`,
  text: 'O relatório do último trimestre está pronto, com cada valor ao lado do trimestre anterior e da mediana da sua cidade.',
  button: 'Ver o relatório',
};

const ptBr: Overlay<Words> = {
  title: (quarter) => `Seu relatório: ${quarter}`,
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (restaurant, quarter) => `${restaurant}: report, ${quarter.toLowerCase()}`,
    title: (quarter) => `Your report: ${quarter.toLowerCase()}`,
    text: 'The report for the last quarter is ready, with every figure next to the previous quarter’s and your city’s median.',
    button: 'See the report',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (restaurant, quarter) => `${restaurant}: informe del ${quarter}`,
    title: (quarter) => `Su informe: ${quarter}`,
    text: 'El informe del último trimestre está listo, con cada dato junto al del trimestre anterior y la mediana de su ciudad.',
    button: 'Ver el informe',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
