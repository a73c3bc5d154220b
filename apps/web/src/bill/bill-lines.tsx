import { foodDue } from '@metade/domain/right-bill.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { NamedLine } from '@metade/booking-flow/bill-draft.ts';
import { useWords } from '../words/words.tsx';
import { Stepper } from './stepper.tsx';
import type { Bill } from './use-bill.ts';

/** The discounted lines, or the others, each with its count. */
export function BillLines({
  title,
  addLabel,
  lines,
  covered,
  discountPercent,
  currency,
  lang,
  onAdd,
  onStep,
}: {
  title: string;
  addLabel: string;
  lines: readonly NamedLine[];
  covered: boolean;
  discountPercent: number;
  currency: string;
  /** Language of the menu. */
  lang: string;
  onAdd: () => void;
  onStep: Bill['add'];
}) {
  const { m, money } = useWords();
  const shown = (amount: number) => money({ amount, currency });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-text text-md font-bold tracking-normal">{title}</h2>
        <button
          ref={add}
          type="button"
          onClick={onAdd}
          className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-2 px-2 font-semibold text-brand-ink hover:bg-hover"
        >
          <Plus aria-hidden="true" className="size-5" />
          <span className="sr-only">{m.bill.add}: </span>
          {addLabel}
        </button>
      </div>
      <ul className="border-t border-line">
        {lines.map((line) => {
          const full = line.price * line.count;
          return (
            <li
              key={`${line.kind} ${line.name} ${line.price}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5"
            >
              <span className="min-w-24 flex-1">
                <span lang={lang} className="block leading-snug font-semibold wrap-anywhere">
                  {line.name}
                </span>
                <span className="block text-sm text-ink-2">
                  {covered ? (
                    <>
                      <span className="sr-only">{m.restaurant.priceWas} </span>
                      <s>{shown(full)}</s>
                    </>
                  ) : line.count > 1 ? (
                    m.bill.each(line.count, shown(line.price))
                  ) : (
                    m.bill.menuPrice
                  )}
                </span>
              </span>
              <span className="font-bold whitespace-nowrap">
                {covered ? <span className="sr-only">{m.restaurant.priceNow} </span> : null}
                {shown(covered ? foodDue(full, { discountPercent }) : full)}
              </span>
              <Stepper
                value={line.count}
                more={m.bill.more(line.name)}
                less={m.bill.less(line.name)}
                onStep={(by) => {
                  onStep(line, by);
                  if (line.count + by === 0) add.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
