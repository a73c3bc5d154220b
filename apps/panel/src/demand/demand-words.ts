import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words.tsx';

/** Words for a demand's time ("on Tuesdays in the evening") and for the suggested table's ("on Tuesdays at 21:00"). */
export function useDemandWords() {
  const { m, locale } = useWords();
  const day = (demand: UnmetDemand) => m.demand.on(weekdayName(demand.day, locale), demand.day);
  return {
    looked: (demand: UnmetDemand) => {
      const when = demand.period === null ? day(demand) : `${day(demand)} ${m.demand.periods[demand.period]}`;
      return m.demand.looked(demand.visitors, demand.places, when);
    },
    at: (demand: UnmetDemand) => `${day(demand)} ${m.demand.at(demand.suggestion.time)}`,
  };
}
