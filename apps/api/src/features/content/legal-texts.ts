import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import { fillPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

export const getTerms: Handler<'getTerms'> = async (context, { query, locale }) => ({
  data: await readLegalText(context, 'terms', query.country, locale),
});

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = async (context, { query, locale }) => ({
  data: await readLegalText(context, 'privacy', query.country, locale),
});

type Row = { version: string; date: string; title: string; text: string };

/** The newest published version, in the caller's language or, where that lacks it, in Portuguese. */
async function readLegalText(
  context: Context,
  kind: 'terms' | 'privacy',
  country: Country | undefined,
  locale: Locale,
): Promise<Row> {
  const { rows } = await context.pool.query<Row & { locale: Locale }>(
    `select version, published_on as date, title, text, locale from legal_text
     where kind = $1 and locale in ($2, 'pt') and published_on <= $3
     order by published_on desc, version desc, locale = $2 desc limit 1`,
    [kind, locale, new Date(context.now()).toISOString().slice(0, 10)],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`There is no ${kind} text`);
  const facts = await legalFacts(context, country, locale);
  const { version, date, title, text } = row;
  return { version, date, title, text: fillPlaceholders(text, facts, row.locale) };
}
