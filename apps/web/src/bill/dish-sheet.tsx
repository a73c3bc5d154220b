import { isSameLine, type MenuDish } from '@metade/booking-flow/bill-draft.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../words/words.tsx';
import type { BillData } from './bill-data.server.ts';
import { OwnLine } from './own-line.tsx';
import { Stepper } from './stepper.tsx';
import type { Bill } from './use-bill.ts';

/** The menu to tap dishes on, and a form for what is not on it. */
export function DishSheet({
  shows,
  data,
  bill,
  lang,
  onClose,
}: {
  /** Null while closed. */
  shows: 'food' | 'drink' | null;
  data: BillData;
  bill: Bill;
  lang: string;
  onClose: () => void;
}) {
  const { m } = useWords();
  const dishes = data.menu.filter(({ kind }) => bill.covered(kind) === (shows === 'food'));
  const sections = [...new Set(dishes.map(({ section }) => section))];
  return (
    <Dialog
      sheet
      open={shows !== null}
      onClose={onClose}
      title={shows === 'drink' ? m.bill.sheetDrinks : m.bill.sheetFood}
      closeLabel={m.site.close}
      footer={
        <Button kind="ink" size="lg" onClick={onClose} className="w-full">
          {m.bill.done}
        </Button>
      }
    >
      {dishes.length === 0 ? <p className="pb-2 text-ink-2">{m.bill.nothingOnMenu}</p> : null}
      {sections.map((section) => (
        <section key={section} className="mt-4 first:mt-0">
          {section ? (
            <h3 lang={lang} className="pb-1 font-text text-md font-bold tracking-normal">
              {section}
            </h3>
          ) : null}
          <ul className="border-t border-line">
            {dishes
              .filter((dish) => dish.section === section)
              .map((dish) => (
                <li key={`${dish.name} ${dish.price}`} className="border-b border-line">
                  <MenuLine dish={dish} bill={bill} lang={lang} currency={data.voucher.currency} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {shows ? (
        <OwnLine key={shows} kind={shows} currency={data.voucher.currency} onAdd={(line) => bill.add(line, 1)} />
      ) : null}
    </Dialog>
  );
}

/** A tap on the name adds one; then a stepper shows the count. */
function MenuLine({ dish, bill, lang, currency }: { dish: MenuDish; bill: Bill; lang: string; currency: string }) {
  const { m, money } = useWords();
  const add = useRef<HTMLButtonElement>(null);
  const line = { name: dish.name, price: dish.price, kind: dish.kind };
  const count = bill.bill.lines.find((one) => isSameLine(one, line))?.count ?? 0;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 pb-2 xs:flex-nowrap xs:pb-0">
      <button
        ref={add}
        type="button"
        onClick={() => bill.add(line, 1)}
        className="flex min-h-16 min-w-24 flex-1 items-center gap-3 rounded-2 hover:bg-hover"
      >
        <span className="sr-only">{m.bill.add}: </span>
        <span lang={lang} className="min-w-0 flex-1 text-left leading-snug font-semibold wrap-anywhere">
          {dish.name}
        </span>
        <span className="text-sm whitespace-nowrap text-ink-2">{money({ amount: dish.price, currency })}</span>
        {count === 0 ? (
          <span className="grid size-11 shrink-0 place-items-center rounded-2 border border-line-strong bg-surface">
            <Plus aria-hidden="true" className="size-4" />
          </span>
        ) : null}
      </button>
      {count > 0 ? (
        <Stepper
          value={count}
          more={m.bill.more(dish.name)}
          less={m.bill.less(dish.name)}
          onStep={(by) => {
            bill.add(line, by);
            if (count + by === 0) add.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
