import { privacyPolicy } from '@metade/i18n/legal/privacy.ts';
import { privacyVersion } from '@metade/i18n/legal/versions.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = async (context, { query, locale }) => {
  const facts = await legalFacts(context, query.country, locale);
  return { data: { ...privacyPolicy(facts, locale), version: privacyVersion, date: privacyVersion } };
};
