import { faqs } from '@metade/i18n/legal/faqs.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

export const listFaqs: Handler<'listFaqs'> = async (context, { query, locale }) => ({
  data: faqs(await legalFacts(context, query.country, locale), locale),
});
