import type { Answer } from '@metade/api-client/client.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words.tsx';

type Demand = Answer<'listTerritoryDemand'>['data'];
type Cities = Answer<'getTerritory'>['data']['cities'];

/** Unmet demand by city, as bars in a table. */
export function DemandBars({ demand, cities }: { demand: Demand; cities: Cities }) {
  const { m, locale } = useWords();
  const words = m.licensee.territory;
  const most = Math.max(1, ...demand.map(({ visitors }) => visitors));
  const told = ({ city, most: wanted }: Demand[number]) => {
    if (cities.find(({ _id }) => _id === city)?.restaurants === 0) return words.noRestaurant;
    if (wanted === null) return words.noDemand;
    const period = wanted.period === null ? null : m.day.periods[wanted.period];
    return words.wanted(weekdayName(wanted.day, locale, 'short'), period, wanted.places);
  };
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{words.demand}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.city}</th>
          <th scope="col">{words.looked}</th>
        </tr>
      </thead>
      <tbody>
        {demand.map((one) => (
          <tr key={one.city}>
            <th scope="row" className="w-24 py-1 pr-2 text-left font-normal sm:w-36">
              {one.name}
            </th>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of figures, no control */}
            <td className="py-1">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="h-2.5 w-28 shrink-0 max-sm:hidden">
                  <span
                    className="block h-full rounded-1 bg-ink"
                    style={{ width: `${(one.visitors / most) * 100}%` }}
                  />
                </span>
                <b className="w-8 shrink-0 text-right tabular-nums">{one.visitors}</b>
                <span className="min-w-0 text-ink-2">{told(one)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
