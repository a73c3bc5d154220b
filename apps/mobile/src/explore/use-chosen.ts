import { ratingName, ticketName } from '@metade/booking-flow/filter-steps.ts';
import { useWords } from '../words/words';
import type { Question } from './question';
import { useFilterNames } from './use-filter-names';

/** A filter in words, and the change that gives it up. */
export type Chosen = { key: string; name: string; without: Partial<Question> };

/** What narrows the search, apart from what the screen shows anyway. */
export function useChosen(question: Question): readonly Chosen[] {
  const { m, app, number } = useWords();
  const { price, catalogue, collections } = useFilterNames(question.city.country);
  const { text, time, near, collection, kitchen, services, ticket, rating, all } = question;
  const one = (key: string, name: string | null, without: Partial<Question>) => (name ? [{ key, name, without }] : []);
  return [
    ...one('near', near && (near.km ? m.search.mapArea : m.search.nearMe), { near: null }),
    ...one('time', time && m.search.around(time), { time: null }),
    ...one('text', text && `“${text}”`, { text: '' }),
    ...one('collection', collection && (collections.find(({ slug }) => slug === collection)?.name ?? collection), {
      collection: null,
    }),
    ...kitchen.map((slug) => ({
      key: `kitchen ${slug}`,
      name: catalogue.name('kitchen', slug),
      without: { kitchen: kitchen.filter((other) => other !== slug) },
    })),
    ...services.map((slug) => ({
      key: `service ${slug}`,
      name: catalogue.name('service', slug),
      without: { services: services.filter((other) => other !== slug) },
    })),
    ...one('ticket', ticket && ticketName(ticket, m.search, price), { ticket: null }),
    ...one('rating', rating === null ? null : ratingName(rating, m.search, number), { rating: null }),
    ...one('all', all ? app.alsoFull : null, { all: false }),
  ];
}
