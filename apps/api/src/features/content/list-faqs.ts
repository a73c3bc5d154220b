import type { Locale } from '@metade/contracts/catalogue.ts';
import { fillPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

/** The questions in their order, each in the caller's language or, where that lacks it, in Portuguese. */
export const listFaqs: Handler<'listFaqs'> = async (context, { query, locale }) => {
  const { rows } = await context.pool.query<{ _id: string; question: string; answer: string; locale: Locale }>(
    `select _id, question, answer, locale from (
       select distinct on (id) id as _id, locale, position, question, answer, active from faq
       where locale in ($1, 'pt') order by id, locale = $1 desc) f
     where active order by position, _id`,
    [locale],
  );
  const facts = await legalFacts(context, query.country, locale);
  return {
    data: rows.map((row) => ({
      _id: row._id,
      question: fillPlaceholders(row.question, facts, row.locale),
      answer: fillPlaceholders(row.answer, facts, row.locale),
    })),
  };
};
