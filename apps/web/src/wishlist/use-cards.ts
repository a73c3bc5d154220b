import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardView } from '../search/card-view.ts';
import { atOnce } from '../heart/use-wishlist.ts';

/** The cards of restaurants, in order, in requests of the maximum number of ids; null before the first are loaded. */
export function useCards(ids: readonly string[] | null) {
  const [cards, setCards] = useState<readonly CardView[] | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const load = useCallback(async () => {
    const missing = (ids ?? []).filter((one) => !asked.current.has(one));
    for (const one of missing) asked.current.add(one);
    try {
      while (missing.length > 0) {
        const more = await readCards(missing.slice(0, atOnce));
        missing.splice(0, atOnce);
        setCards((before) => [...(before ?? []), ...more]);
      }
      setFailed(false);
    } catch {
      for (const one of missing) asked.current.delete(one);
      setFailed(true);
    }
  }, [ids]);
  useEffect(() => void load(), [load]);
  return { cards, failed, load };
}

async function readCards(ids: readonly string[]): Promise<CardView[]> {
  const response = await fetch(`/chosen.json?ids=${ids.join()}`);
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { cards: CardView[] }).cards;
}
