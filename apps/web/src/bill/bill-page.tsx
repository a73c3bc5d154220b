import { peopleMost, type BillDraft } from '@metade/booking-flow/bill-draft.ts';
import { languageTag, localeOfCountry } from '@metade/i18n/locale.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useCachedPages } from '../offline/use-cached-pages.ts';
import { usePolling } from '../orders/use-polling.ts';
import { useDiscount } from '../shell/discount.ts';
import { useLayer } from '../shell/use-layer.ts';
import { useWords } from '../words/words.tsx';
import type { BillData } from './bill-data.server.ts';
import { BillLines } from './bill-lines.tsx';
import { BillTotals } from './bill-totals.tsx';
import { DishSheet } from './dish-sheet.tsx';
import { Segments } from './segments.tsx';
import { Stepper } from './stepper.tsx';
import { SumBar } from './sum-bar.tsx';
import { useBill } from './use-bill.ts';
import { WaiterView } from './waiter-view.tsx';

/** What a table pays, by dishes or by two totals, and per person. Calculated and stored on the device. */
export function BillPage({ data }: { data: BillData }) {
  const { m } = useWords();
  const { off } = useDiscount();
  const { voucher } = data;
  const { pathname } = useLocation();
  const { token } = useParams();
  const offline = useCachedPages([pathname], `${voucher.state} ${voucher.claimable}`);
  usePolling(voucher.state === 'confirmed' ? 15_000 : null);
  const bill = useBill(data);
  const waiter = useLayer('waiter', true);
  const menu = useLayer('menu');
  const [shows, setShows] = useState<'food' | 'drink'>('food');
  const openMenu = (kind: 'food' | 'drink') => {
    setShows(kind);
    menu.show();
  };
  const [cleared, setCleared] = useState<BillDraft | null>(null);
  const clearOrUndo = () => {
    if (bill.isEmpty && cleared) bill.change(cleared);
    else bill.clear();
    setCleared(bill.isEmpty ? null : bill.bill);
  };
  const { desserts } = voucher.covers;
  const { by, people, lines } = bill.bill;
  const lang = languageTag(localeOfCountry(voucher.restaurant.address.country));
  const group = (covered: boolean) => ({
    lines: lines.filter(({ kind }) => bill.covered(kind) === covered),
    covered,
    lang,
    discountPercent: data.discountPercent,
    currency: voucher.currency,
    onStep: bill.add,
    onAdd: () => openMenu(covered ? 'food' : 'drink'),
  });
  return (
    <div className="page-width flex min-h-dvh max-w-[40rem]! flex-col">
      <header className="flex min-h-16 flex-wrap items-center gap-x-3 pt-2">
        <Link
          to={`/checkout/voucher/${token}`}
          aria-label={m.site.back}
          className="-ml-2.5 grid size-11 place-items-center rounded-pill hover:bg-hover"
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </Link>
        <h1 className="min-w-0 grow text-dmd">{m.bill.title}</h1>
        {offline ? (
          <span className="flex items-center gap-2 text-sm text-ink-2">
            <CloudOff aria-hidden="true" className="size-5" />
            {m.voucher.offline}
          </span>
        ) : null}
      </header>
      <p className="mb-3 text-ink-2">
        {voucher.restaurant.company_name} · {m.checkout.shortTable(voucher.places)}
      </p>
      <Segments
        label={m.bill.waysLabel}
        options={[
          { value: 'items', name: m.bill.byItems },
          { value: 'totals', name: m.bill.byTotals },
        ]}
        chosen={by}
        onChoose={(chosen) => bill.change({ by: chosen })}
      />
      {by === 'totals' ? (
        <BillTotals bill={bill} desserts={desserts} />
      ) : lines.length === 0 ? (
        <div className="mt-6">
          <EmptyHalfPlate level={2} title={m.bill.empty} text={m.bill.emptyText}>
            <Button onClick={() => openMenu('food')} className="self-start">
              {m.bill.openMenu}
            </Button>
          </EmptyHalfPlate>
        </div>
      ) : (
        <>
          <BillLines {...group(true)} title={m.bill.food(off)} addLabel={m.bill.addFood} />
          <BillLines
            {...group(false)}
            title={desserts ? m.bill.drinks : m.bill.drinksAndDesserts}
            addLabel={m.bill.addDrink}
          />
        </>
      )}
      <div className="mt-3 flex items-center justify-between gap-4 py-2">
        <span className="font-semibold">{m.bill.divide}</span>
        <Stepper
          value={people}
          min={1}
          max={peopleMost}
          more={m.bill.more(m.bill.person)}
          less={m.bill.less(m.bill.person)}
          onStep={(step) => bill.setPeople(people + step)}
        />
      </div>
      {bill.isEmpty && !cleared ? null : (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {m.bill.kept}
          <button type="button" onClick={clearOrUndo} className={`${buttonClass('text')} px-0!`}>
            {bill.isEmpty ? m.bill.undo : m.bill.clear}
          </button>
        </p>
      )}
      <SumBar sum={bill.sum} people={people} currency={voucher.currency} desserts={desserts} onShow={waiter.show} />
      <DishSheet shows={menu.open ? shows : null} data={data} bill={bill} lang={lang} onClose={menu.close} />
      {waiter.open ? <WaiterView data={data} sum={bill.sum} people={people} onClose={waiter.close} /> : null}
    </div>
  );
}
