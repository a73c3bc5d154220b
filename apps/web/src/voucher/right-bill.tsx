import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import { readSum } from './read-sum.ts';

/** "Right bill": food and drinks at menu prices in, what is to be paid out. Reckoned on the phone, so it works offline. */
export function RightBill({
  desserts,
  currency,
  waiter,
}: {
  desserts: boolean;
  currency: string;
  /** One sentence for the waiter, in the language of the restaurant. */
  waiter: { lang: string; label: string; text: string };
}) {
  const { m, money } = useWords();
  const { left } = useDiscount();
  const [food, setFood] = useState('');
  const [drinks, setDrinks] = useState('');
  const foodSum = readSum(food);
  const drinksSum = readSum(drinks);
  const foodLeft = left(foodSum);
  const shown = (amount: number) => money({ amount, currency });
  const drinksLabel = desserts ? m.voucher.drinks : m.voucher.drinksAndDesserts;
  return (
    <section id="bill" className="no-print mt-4 scroll-mt-4 rounded-4 border border-line bg-surface px-5 py-5">
      <h2 className="text-dsm">{m.voucher.bill}</h2>
      <p className="mt-1 text-sm text-ink-2">{m.voucher.billHint}</p>
      <div className="mt-4 grid grid-cols-2 items-end gap-3.5">
        <Field
          label={m.voucher.food}
          inputMode="decimal"
          autoComplete="off"
          value={food}
          onChange={(event) => setFood(event.target.value)}
        />
        <Field
          label={drinksLabel}
          inputMode="decimal"
          autoComplete="off"
          value={drinks}
          onChange={(event) => setDrinks(event.target.value)}
        />
      </div>
      <output className="mt-4 block">
        <dl className="flex flex-col gap-2 text-sm">
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{m.voucher.food}</dt>
            <dd className="font-semibold">
              {foodSum > 0 ? (
                <s className="mr-2 font-normal text-ink-2">
                  <span className="sr-only">{m.restaurant.fullPrice} </span>
                  {shown(foodSum)}
                </s>
              ) : null}
              {shown(foodLeft)}
            </dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{drinksLabel}</dt>
            <dd className="font-semibold">{shown(drinksSum)}</dd>
          </div>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="text-md font-semibold">{m.voucher.toPay}</dt>
            <dd className="display text-dmd">{shown(foodLeft + drinksSum)}</dd>
          </div>
        </dl>
      </output>
      <p lang={waiter.lang} className="mt-4 rounded-2 bg-sunk px-4 py-3 text-sm text-ink-2">
        <strong className="block text-ink">{waiter.label}</strong>
        {waiter.text}
      </p>
    </section>
  );
}
