import { Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';
import type { Bill } from './use-bill.ts';

/** Two totals instead of lines. */
export function BillTotals({ bill, desserts }: { bill: Bill; desserts: boolean }) {
  const { m } = useWords();
  return (
    <div className="mt-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-3.5">
        <Field
          label={m.bill.foodTotal}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={bill.bill.food}
          onChange={(event) => bill.change({ food: event.target.value })}
        />
        <Field
          label={desserts ? m.bill.short.drinks : m.bill.short.drinksAndDesserts}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={bill.bill.rest}
          onChange={(event) => bill.change({ rest: event.target.value })}
        />
      </div>
      <p className="mt-2 text-sm text-ink-2">{m.bill.totalsHint}</p>
    </div>
  );
}
