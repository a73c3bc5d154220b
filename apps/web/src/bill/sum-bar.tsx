import type { RightBill } from '@metade/domain/right-bill.ts';
import { Button } from '@metade/ui/button.tsx';
import { Languages } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** The amount to pay, always visible, and the button for the waiter's view. */
export function SumBar({
  sum,
  people,
  currency,
  desserts,
  onShow,
}: {
  sum: RightBill;
  people: number;
  currency: string;
  desserts: boolean;
  onShow: () => void;
}) {
  const { m, money } = useWords();
  const shown = (amount: number) => money({ amount, currency });
  return (
    <div
      data-bar="bill"
      className="sticky bottom-0 z-10 -mx-(--page-pad) mt-auto border-t border-line bg-sunk md:rounded-t-4 md:border-x px-(--page-pad) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <output className="block">
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
          <span>
            {m.bill.short.food}{' '}
            {sum.food > 0 ? (
              <>
                <span className="sr-only">{m.restaurant.priceWas} </span>
                <s>{shown(sum.food)}</s> <span className="sr-only">{m.restaurant.priceNow} </span>
              </>
            ) : null}
            <strong className="text-ink">{shown(sum.foodDue)}</strong>
          </span>
          <span>
            {desserts ? m.bill.short.drinks : m.bill.short.drinksAndDesserts}{' '}
            <strong className="text-ink">{shown(sum.rest)}</strong>
          </span>
        </span>
        <span className="flex flex-wrap items-end justify-between gap-x-4">
          <span>
            <strong className="block text-md">{m.bill.toPay}</strong>
            {people > 1 && sum.due > 0 ? (
              <span className="block text-sm text-ink-2">{m.bill.perPerson(shown(sum.perPerson), sum.about)}</span>
            ) : null}
          </span>
          <span className="display ml-auto text-dxl leading-none">{shown(sum.due)}</span>
        </span>
      </output>
      <Button kind="brand" size="lg" disabled={sum.due === 0} onClick={onShow} className="mt-3 w-full">
        <Languages aria-hidden="true" className="size-5" />
        {m.bill.showWaiter}
      </Button>
    </div>
  );
}
