import { foldText } from './fold-text.ts';

/** The questions that contain every word of a search, ignoring case and accents; all for an empty one. */
export function findFaqs<T extends { question: string; answer: string }>(faqs: readonly T[], search: string): T[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = foldText(`${question} ${answer}`);
    return wanted.every((word) => text.includes(word));
  });
}
