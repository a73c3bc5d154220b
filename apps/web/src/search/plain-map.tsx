import { PageLink } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import type { CardView } from './card-view.ts';
import { boundsOf, freeTimes, PIN } from './map-view.ts';

/** Pins where the restaurants are, on plain ground: what stands before the map has loaded and where there are no tiles. */
export function PlainMap({ cards }: { cards: CardView[] }) {
  const { m } = useWords();
  const bounds = boundsOf(cards);
  if (!bounds) return null;
  return (
    <div className="absolute inset-10">
      {cards.map((card) => {
        if (!card.location) return null;
        const left = (card.location.longitude - bounds.west) / (bounds.east - bounds.west);
        const top = (bounds.north - card.location.latitude) / (bounds.north - bounds.south);
        return (
          <PageLink
            key={card._id}
            to={`/restaurant/description/${card.slug}`}
            tabIndex={-1}
            aria-hidden="true"
            title={card.company_name}
            style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
            className={`absolute -translate-x-1/2 -translate-y-1/2 whitespace-nowrap ${PIN}`}
          >
            {m.site.tables(freeTimes(card))}
          </PageLink>
        );
      })}
    </div>
  );
}
