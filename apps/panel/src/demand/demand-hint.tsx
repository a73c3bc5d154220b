import type { Period } from '@metade/domain/grid.ts';
import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { TrendingUp } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { useDemandWords } from './demand-words.ts';

/** The most wanted unmet table of one meal of the week, with a button that opens it. Hidden where there is no demand. */
export function DemandHint(meal: {
  demands: readonly UnmetDemand[];
  day: number;
  period: Period;
  onOpen: (demand: UnmetDemand) => void;
}) {
  const { m } = useWords();
  const { looked, at } = useDemandWords();
  const most = meal.demands.find((one) => one.day === meal.day && one.suggestion.period === meal.period);
  if (most === undefined) return null;
  return (
    <div className="flex gap-3 rounded-3 bg-info-soft px-4 py-3 text-sm text-info-ink">
      <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <p>
        {looked(most)}{' '}
        <button
          type="button"
          onClick={() => meal.onOpen(most)}
          aria-label={m.demand.openOf(most.places, at(most))}
          className="min-h-11 text-link"
        >
          {m.demand.open}
        </button>
      </p>
    </div>
  );
}
