import type { RightBill } from '@metade/domain/right-bill.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { waiterLocales, waiterWords } from '@metade/i18n/waiter-words.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { openModal } from '@metade/ui/open-modal.ts';
import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BillData } from './bill-data.server.ts';
import { Segments } from './segments.tsx';
import { useAwakeScreen } from './use-awake-screen.ts';

/** The sums for the waiter: full screen, entirely in the restaurant's language or another chosen one. */
export function WaiterView({
  data: { voucher, discountPercent },
  sum,
  people,
  onClose,
}: {
  data: BillData;
  sum: RightBill;
  people: number;
  onClose: () => void;
}) {
  const locales = waiterLocales(voucher.restaurant.address.country);
  const [chosen, setChosen] = useState(locales[0] ?? 'en');
  const dialog = useRef<HTMLDialogElement>(null);
  useAwakeScreen();
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);
  const w = waiterWords(chosen);
  const off = formatPercent(discountPercent, chosen);
  const shown = (amount: number) => formatMoney({ amount, currency: voucher.currency }, chosen);
  const { desserts } = voucher.covers;
  const code = `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`;
  return (
    <dialog
      ref={dialog}
      lang={languageTag(chosen)}
      aria-labelledby="waiter-title"
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-page p-0"
    >
      <div className="page-width flex min-h-full max-w-[36rem]! flex-col pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-3">
          <button
            type="button"
            onClick={onClose}
            aria-label={w.close}
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
          <div className="min-w-0 flex-1">
            <Segments
              label={w.languages}
              options={locales.map((value) => ({
                value,
                name: waiterWords(value).language,
                lang: languageTag(value),
              }))}
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
        </div>
        <p className="mt-6 text-ink-2">{w.booking(voucher.places)}</p>
        <h2 id="waiter-title" className="mt-1 text-dlg">
          {w.headline(off)}
        </h2>
        <div className="mt-6 grid grid-cols-2 overflow-hidden rounded-4 border-2 border-brand">
          <p className="bg-brand px-3 py-4 text-on-brand">
            <span className="block">{w.charge}</span>
            <strong className="display block text-dlg wrap-anywhere">{shown(sum.foodDue)}</strong>
          </p>
          <p className="px-3 py-4 text-ink-2">
            <span className="block">{w.onMenu}</span>
            <s className="display block text-dlg wrap-anywhere">{shown(sum.food)}</s>
          </p>
        </div>
        <dl className="mt-5 text-lg">
          <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
            <dt>{w.food(off)}</dt>
            <dd className="font-bold">{shown(sum.foodDue)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 py-3">
            <dt>{w.rest(desserts)}</dt>
            <dd className="font-bold">{shown(sum.rest)}</dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
            <dt className="font-bold">{w.total}</dt>
            <dd className="display ml-auto text-dxl">{shown(sum.due)}</dd>
          </div>
        </dl>
        {people > 1 ? (
          <p className="mt-1 text-right text-ink-2">{w.shared(people, shown(sum.perPerson), sum.about)}</p>
        ) : null}
        <p
          className={`mt-6 flex gap-3 rounded-3 px-4 py-4 ${voucher.used_at ? 'bg-ok-soft text-ok-ink' : 'bg-wait-soft text-wait-ink'}`}
        >
          {voucher.used_at ? (
            <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          ) : (
            <Clock aria-hidden="true" className="size-6 shrink-0" />
          )}
          <span>
            <strong>
              {voucher.used_at
                ? w.used(code, formatTime(voucher.used_at, voucher.restaurant.time_zone))
                : w.notUsed(code)}
            </strong>{' '}
            {w.covers(desserts)}
          </span>
        </p>
        {voucher.claimable ? (
          <Link
            to={`/infos-reserve/${voucher.order}/claim?food=${sum.food}&rest=${sum.rest}`}
            className={`${buttonClass('outline', 'lg')} mt-auto w-full`}
          >
            <CircleAlert aria-hidden="true" className="size-5" />
            {w.wrong}
          </Link>
        ) : null}
      </div>
    </dialog>
  );
}
