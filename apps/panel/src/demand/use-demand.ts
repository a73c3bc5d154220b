import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { useCallback, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { useDemandWords } from './demand-words.ts';

type OnDate = UnmetDemand['dates'][number];

/**
 * The restaurant's unmet demand, and how to open one more table there. busy: what is being opened; isOpened: whether a table was
 * opened there since the screen was entered.
 */
export function useDemand() {
  const { m, date: dateWords } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const { at } = useDemandWords();
  const [busy, setBusy] = useState<object | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const params = { id: restaurant._id };
  const load = useCallback(() => call('listDemand', { params: { id: restaurant._id } }), [call, restaurant._id]);
  const loaded = useLoaded(load);
  /** on: one date only; every week by default. */
  const open = async (demand: UnmetDemand, on?: OnDate) => {
    const { day, places, suggestion } = demand;
    const { period, time } = suggestion;
    const tables = on?.tables ?? suggestion.tables;
    setBusy(on ?? demand);
    try {
      // An absolute number, not one more: a double press, or a table opened elsewhere, opens nothing again.
      const body = { date: on?.date ?? null, day, period, time, places, tables: tables + 1 };
      loaded.put(await call('openDemandedTable', { params, body }));
      setOpened((keys) => [...keys, keyOf(demand, on)]);
      show({
        text: on ? m.demand.openedOn(places, time, dateWords(on.date, 'short')) : m.demand.opened(places, at(demand)),
      });
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
    } finally {
      setBusy(null);
    }
  };
  const isOpened = (demand: UnmetDemand, on?: OnDate) => opened.includes(keyOf(demand, on));
  return { ...loaded, busy, open, isOpened };
}

const keyOf = ({ day, period, places }: UnmetDemand, on?: OnDate) => [day, period, places, on?.date].join(' ');
