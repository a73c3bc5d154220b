import type { WeekGrid } from '@metade/contracts/grid.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { useWords } from '../words/words.tsx';
import type { Cell } from './week.ts';
import { inOrder, tablesOf } from './week.ts';

/** A cell as diners will see it, with today's prices. */
export function Preview({ cell, prices }: { cell: Cell; prices: WeekGrid['prices'] }) {
  const { m, locale } = useWords();
  const tables = tablesOf([{ ...cell, sittings: inOrder(cell.sittings) }]);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{m.grid.preview}</h2>
      {tables.length === 0 ? <p className="text-sm text-ink-3">{m.grid.previewClosed}</p> : null}
      <ul className="grid grid-cols-2 gap-1.5">
        {tables.map(({ time, places, qtd }) => {
          const price = prices.find((one) => one.places === places)?.price;
          const state = qtd === 1 ? 'last' : 'free';
          return (
            <li key={`${time} ${places}`} className={`${slotChipClass(state)} flex-wrap`}>
              <SlotChipContent state={state} time={time}>
                {state === 'last' ? `${m.grid.last} · ` : ''}
                {m.grid.party(places, price ? formatMoney(price, locale, 'short') : '')}
              </SlotChipContent>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
