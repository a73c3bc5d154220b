import type { CardView } from './card-view.ts';

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The box around all cards with a place, with a margin; null without any. */
export function boundsOf(cards: CardView[]): MapBounds | null {
  const points = cards.flatMap((card) => (card.location ? [card.location] : []));
  if (points.length === 0) return null;
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const pad = (low: number, high: number) => Math.max((high - low) * 0.12, 0.004);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return {
    west: west - pad(west, east),
    east: east + pad(west, east),
    south: south - pad(south, north),
    north: north + pad(south, north),
  };
}

/** Bookable times of a card in the shown list. */
export function freeTimes(card: CardView): number {
  return card.next_slots.filter((slot) => slot.state === 'free' || slot.state === 'last').length;
}

export const PIN =
  'rounded-pill border border-line-strong bg-raised font-text px-3 py-1.5 text-xs font-bold text-ink shadow-1 hover:bg-ink hover:text-page';
