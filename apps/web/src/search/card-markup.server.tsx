import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardView } from './card-view.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import { DiscountContext } from '../shell/discount.ts';
import { WaitingPlaceContext } from '../waitlist/use-waiting.ts';
import { HeartButton } from '../heart/heart.tsx';
import { WordsProvider } from '../words/words.tsx';
import { pieceOf, type Piece } from '../http/whole-document.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import type { HeldLine } from '../hold/held-line.server.ts';

/** All that a card in a list depends on, besides the restaurant and the language. */
export interface CardLook {
  people: number;
  date?: string | undefined;
  level: 2 | 3;
  eager: boolean;
  /** Shows the distance from the search's origin. */
  distance: boolean;
  discountPercent: number;
  /** The page's path and query, the return path of its forms. */
  here: string;
  /** The diner's waitlist entries, for any restaurant. */
  waiting: WaitingEntry[];
  /** The diner's held table, at any restaurant. */
  held?: Pick<HeldLine, 'order' | 'slot' | 'date'> | null;
}

// A card is 3 kB.
const LIMIT = 5_000;
const kept = new Map<string, Piece>();

/**
 * A card's HTML as a list item, cached: a page of cards costs several times as much to render as everything around them. Keeps the
 * last 5,000.
 */
export function cardMarkup(card: CardView, look: CardLook, facts: Pick<RequestFacts, 'locale' | 'messages'>): Piece {
  const waiting = look.waiting.filter((entry) => entry.restaurant._id === card._id);
  // Only a waitlist button needs the return path.
  const here = card.next_slots.some((slot) => slot.state === 'full') ? look.here : '/';
  const { order, slot, date } = look.held ?? {};
  const isHere = card.next_slots.some((one) => one.slot === slot && one.date === date);
  const held = order && slot && date && isHere ? { order, slot, date } : null;
  const own = { ...look, here, waiting, held };
  const key = `${facts.locale} ${JSON.stringify([own, card])}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = pieceOf(draw(card, own, facts));
  kept.set(key, drawn);
  if (kept.size > LIMIT) kept.delete(kept.keys().next().value ?? key);
  return drawn;
}

function draw(
  card: CardView,
  { here, waiting, held, discountPercent, ...look }: CardLook,
  { locale, messages }: Pick<RequestFacts, 'locale' | 'messages'>,
): string {
  const heart = <HeartButton restaurant={card._id} name={card.company_name} kept={false} className="top-3 right-3" />;
  return renderToStaticMarkup(
    <WordsProvider locale={locale} messages={messages}>
      <DiscountContext value={discountPercent}>
        <WaitingPlaceContext value={{ here, waiting, held }}>
          <li className="rests min-w-0 self-start [--rest:calc(56.25vw+10.5rem)] sm:[--rest:calc(37.5vw+10rem)] lg:[--rest:calc(24vw+9.6rem)]">
            <RestaurantCard card={card} {...look} heart={heart} />
          </li>
        </WaitingPlaceContext>
      </DiscountContext>
    </WordsProvider>,
  );
}
