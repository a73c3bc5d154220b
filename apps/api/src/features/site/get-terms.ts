import { termsOfUse } from '@metade/i18n/legal/terms.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

export const getTerms: Handler<'getTerms'> = async (context, { query, locale }) => {
  const facts = await legalFacts(context, query.country, locale);
  return { data: { ...termsOfUse(facts, locale), version: termsVersion, date: termsVersion } };
};
