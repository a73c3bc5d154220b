import type { RestaurantCard as Card } from '@metade/contracts/restaurants.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardView } from './card-view.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import { DiscountContext } from '../shell/discount.ts';
import { WaitingPlaceContext } from '../waitlist/use-waiting.ts';
import { HeartButton } from '../heart/heart.tsx';
import { WordsProvider } from '../words/words.tsx';
import type { RequestFacts } from '../http/context.server.ts';
import type { HeldLine } from '../hold/held-line.server.ts';

/** Besides the restaurant and the language, all that a card in a list depends on. */
export interface CardLook {
  people: number;
  date?: string | undefined;
  level: 2 | 3;
  eager: boolean;
  /** How far each is from where the search looks is said. */
  distance: boolean;
  discountPercent: number;
  /** The page's own path and query, for forms to come back to. */
  here: string;
  /** What the diner waits for, of any restaurant. */
  waiting: WaitingEntry[];
  /** The table that the diner holds, of any restaurant. */
  held?: Pick<HeldLine, 'order' | 'slot' | 'date'> | null;
}

// A card is 3 kB.
const LIMIT = 5_000;
const kept = new Map<string, string>();

/**
 * The HTML of a card as an item of a list, drawn when it is first asked for and copied from then on: a page of cards costs
 * several times as much to draw as everything around them. The latest 5,000 are kept.
 */
export function cardMarkup(card: Card, look: CardLook, facts: Pick<RequestFacts, 'locale' | 'messages'>): string {
  const waiting = look.waiting.filter((entry) => entry.restaurant._id === card._id);
  // Only a bell leads back to where it was pressed.
  const here = card.next_slots.some((slot) => slot.state === 'full') ? look.here : '/';
  const { order, slot, date } = look.held ?? {};
  const isHere = card.next_slots.some((one) => one.slot === slot && one.date === date);
  const held = order && slot && date && isHere ? { order, slot, date } : null;
  const own = { ...look, here, waiting, held };
  const key = `${facts.locale} ${JSON.stringify([own, card])}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = draw(card, own, facts);
  kept.set(key, drawn);
  if (kept.size > LIMIT) kept.delete(kept.keys().next().value ?? key);
  return drawn;
}

function draw(
  card: Card,
  { here, waiting, held, discountPercent, ...look }: CardLook,
  { locale, messages }: Pick<RequestFacts, 'locale' | 'messages'>,
): string {
  const heart = <HeartButton restaurant={card._id} name={card.company_name} kept={false} className="top-3 right-3" />;
  return renderToStaticMarkup(
    <WordsProvider locale={locale} messages={messages}>
      <DiscountContext value={discountPercent}>
        <WaitingPlaceContext value={{ here, waiting, held }}>
          <li className="min-w-0">
            <RestaurantCard card={cardView(card, locale)} {...look} heart={heart} />
          </li>
        </WaitingPlaceContext>
      </DiscountContext>
    </WordsProvider>,
  );
}
