import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import type { LegalKind } from '@metade/domain/content.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';
import { readDocument } from './read-document.ts';

export const getTerms: Handler<'getTerms'> = async (context, { query, locale }) => ({
  data: await readLegalText(context, 'terms', query.country, locale),
});

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = async (context, { query, locale }) => ({
  data: await readLegalText(context, 'privacy', query.country, locale),
});

/** The published version, paragraph by paragraph in the caller's language or, where that lacks it, in Portuguese. */
async function readLegalText(context: Context, kind: LegalKind, country: Country | undefined, locale: Locale) {
  const found = await context.content.one(kind, kind);
  if (found === undefined) throw new Error(`There is no ${kind} text`);
  const { field, text } = readDocument(found.body, await legalFacts(context, country, locale), locale);
  return { version: found.name ?? '', date: found.liveAt.slice(0, 10), title: field('title'), text };
}
