import { faqGroupNames, faqGroups, isFaqGroup } from '@metade/i18n/legal/faq-groups.ts';
import { inLocale } from '@metade/i18n/locale.ts';
import type { Handler } from '../../http/call.ts';
import { legalFacts } from './legal-facts.ts';
import { readDocument } from './read-document.ts';

/** The questions by group and in their order. */
export const listFaqs: Handler<'listFaqs'> = async (context, { query, locale }) => {
  const facts = await legalFacts(context, query.country, locale);
  const questions = (await context.content.all('faq')).map(({ slug, body }) => {
    const { field, text } = readDocument(body, facts, locale);
    const group = isFaqGroup(body.group) ? body.group : faqGroups[0];
    return { _id: slug, question: field('title'), answer: text, group, position: body.position ?? 0 };
  });
  return {
    data: questions
      .toSorted(
        (a, b) =>
          faqGroups.indexOf(a.group) - faqGroups.indexOf(b.group) ||
          a.position - b.position ||
          a._id.localeCompare(b._id),
      )
      .map(({ _id, question, answer, group }) => ({
        _id,
        question,
        answer,
        group: { _id: group, name: inLocale(faqGroupNames[group], locale) },
      })),
  };
};
