import type { Answer, Input } from '@metade/api-client/client.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import type { Catalogue } from '@metade/i18n/catalogue.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { cardView } from './card-view.ts';
import { pinViews } from './pin-view.ts';
import { cardMarkup, type CardLook } from './card-markup.server.tsx';
import type { Piece } from '../http/whole-document.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import type { HeldLine } from '../hold/held-line.server.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { pack } from '../site/packed.ts';
import { remember, second } from '../site/remember.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

type Question = Input<'searchRestaurants'>;
type DaysQuestion = Input<'countDays'>;

// A table sold meanwhile is refused when it is held.
const recent = remember(1_000, 300);

/** Search results: cards rendered as a list for a page (its path and query), and pins of a map. waiting, held: the diner's. */
export function searchList(
  facts: RequestFacts,
  question: Question,
  here: string,
  waiting: WaitingEntry[],
  held: HeldLine | null,
) {
  const { locale } = facts;
  const key = [question, here, waiting, held?.order];
  return recent(`${second()} ${locale} list ${JSON.stringify(key)}`, async () => {
    const [{ data: cards, ...found }, config, catalogue] = await Promise.all([
      facts.api.call('searchRestaurants', question),
      siteConfig(facts),
      catalogueOf(facts),
    ]);
    const discountPercent = config.settings.discountPercent;
    const missed = cards.length === 0 || found.waysOut.length > 0;
    return {
      ...found,
      city: found.city && named(found.city, locale),
      waysOut: found.waysOut.map((way) => (way.city ? { ...way, city: named(way.city, locale) } : way)),
      count: cards.length,
      list: drawn(cards, question.body, missed, facts, catalogue, { here, waiting, held, discountPercent }),
      pins: pack(pinViews(cards, catalogue)),
    };
  });
}

function named<City extends { name: string }>(city: City, locale: Locale): City {
  return { ...city, name: cityName(city.name, locale) };
}

/** How many tables a search finds on each day. */
export function searchDays(facts: RequestFacts, question: DaysQuestion): Promise<{ date: string; tables: number }[]> {
  return recent(`${second()} days ${JSON.stringify(question)}`, async () => {
    const { data } = await facts.api.call('countDays', question);
    return data.map(({ date, tables }) => ({ date, tables }));
  });
}

function drawn(
  cards: Answer<'searchRestaurants'>['data'],
  { people = 2, date, near }: Question['body'],
  missed: boolean,
  facts: RequestFacts,
  catalogue: Catalogue,
  place: Pick<CardLook, 'here' | 'waiting' | 'held' | 'discountPercent'>,
): Piece[] {
  const look = {
    ...place,
    people,
    distance: near !== undefined,
    date: missed ? undefined : date,
    level: missed ? (3 as const) : (2 as const),
  };
  return cards.map((card, index) =>
    cardMarkup(cardView(card, facts.locale, catalogue), { ...look, eager: !missed && index === 0 }, facts),
  );
}
