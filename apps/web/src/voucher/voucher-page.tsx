import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import { ChevronRight, CircleAlert, Navigation, Phone, Printer, ReceiptText, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCachedPages } from '../offline/use-cached-pages.ts';
import { usePolling } from '../orders/use-polling.ts';
import { directionsUrl } from '../restaurant/address.ts';
import type { Wallet } from '@metade/contracts/site.ts';
import type { QrDrawing } from '@metade/ui/draw-qr.ts';
import { RunningLate } from '../trouble/running-late.tsx';
import { useWords } from '../words/words.tsx';
import { PinForm } from './pin-form.tsx';
import type { ShownVoucher } from './shown-voucher.ts';
import { VoucherCard } from './voucher-card.tsx';
import { WalletLinks } from '../wallets/wallet-links.tsx';

/** The voucher: readable for a host at arm's length, and one A4 page when printed. */
export function VoucherPage({
  voucher,
  qr,
  token,
  wallets,
  now,
  waiter,
  problem,
  pinProblem,
}: {
  voucher: ShownVoucher;
  qr: QrDrawing | null;
  token: string;
  wallets: readonly Wallet[];
  now: string;
  /** One sentence for the waiter, in the restaurant's language. */
  waiter: { lang: string; label: string; text: string };
  /** Why "running late" was refused. */
  problem: string | null;
  /** Why the waiter's PIN was refused. */
  pinProblem: string | null;
}) {
  const { m } = useWords();
  const { pathname } = useLocation();
  const clock = useNow(now);
  const offline = useCachedPages(qr === null ? null : [pathname, `${pathname}/bill`], voucher.state);
  usePolling(qr ? 15_000 : null);
  const { restaurant } = voucher;
  const used = voucher.state === 'arrived' || voucher.state === 'completed';
  return (
    <div className="relative">
      <div aria-hidden="true" className={`no-print absolute inset-x-0 top-0 h-40 ${qr ? 'bg-footer' : 'bg-hover'}`} />
      <div className="page-width relative max-w-[31rem]! pb-8">
        <header
          className={`no-print flex min-h-20 items-center justify-between ${qr ? 'text-footer-ink' : 'text-brand-ink'}`}
        >
          <Link to="/" className="py-2">
            <Logo label={m.site.name} className="w-28" />
          </Link>
          {offline ? (
            <span className="flex items-center gap-2 text-sm font-semibold">
              <WifiOff aria-hidden="true" className="size-5" />
              {m.voucher.offline}
            </span>
          ) : null}
        </header>
        <VoucherCard voucher={voucher} qr={qr} now={clock} />
        {voucher.replaced_by ? (
          <Link to={`/checkout/voucher/${voucher.replaced_by}`} className={`${buttonClass('brand')} mt-4 w-full`}>
            {m.change.newVoucher}
          </Link>
        ) : null}
        {qr ? (
          <div className="no-print mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
            <Link to={`${pathname}/bill`} className={TOOL}>
              <ReceiptText aria-hidden="true" className="size-6" />
              {m.bill.title}
            </Link>
            <a
              href={directionsUrl(restaurant.address, restaurant.company_name)}
              target="_blank"
              rel="noopener"
              className={TOOL}
            >
              <Navigation aria-hidden="true" className="size-6" />
              {m.voucher.directions}
            </a>
            {restaurant.phone ? (
              <a href={`tel:${restaurant.phone.replace(/[^\d+]/g, '')}`} className={TOOL}>
                <Phone aria-hidden="true" className="size-6" />
                {m.voucher.call}
              </a>
            ) : null}
          </div>
        ) : null}
        {qr ? <WalletLinks token={token} wallets={wallets} className="no-print mt-4 w-full" /> : null}
        {qr && voucher.pin !== 'none' ? <PinForm locked={voucher.pin === 'locked'} problem={pinProblem} /> : null}
        <RunningLate
          late={voucher.late}
          startsAt={voucher.starts_at}
          timeZone={restaurant.time_zone}
          problem={problem}
        />
        {used ? (
          <Link to={`${pathname}/bill`} className={`${buttonClass('brand')} no-print mt-4 w-full`}>
            <ReceiptText aria-hidden="true" className="size-5" />
            {m.bill.title}
          </Link>
        ) : null}
        {qr || used ? (
          <p lang={waiter.lang} className="no-print mt-4 rounded-3 bg-sunk px-4 py-3 text-sm text-ink-2">
            <strong className="block text-ink">{waiter.label}</strong>
            {waiter.text}
          </p>
        ) : null}
        {voucher.claimable ? (
          <Link to={`/infos-reserve/${voucher.order}/claim`} className={`${buttonClass()} no-print mt-4 w-full`}>
            <CircleAlert aria-hidden="true" className="size-5" />
            {m.trouble.claimLink}
          </Link>
        ) : null}
        {qr ? (
          <button type="button" onClick={() => window.print()} className={`${buttonClass()} no-print mt-4 w-full`}>
            <Printer aria-hidden="true" className="size-5" />
            {m.voucher.print}
          </button>
        ) : null}
        <Link
          to={`/infos-reserve/${voucher.order}`}
          className="no-print mt-4 flex min-h-12 items-center justify-between font-semibold hover:underline"
        >
          {m.voucher.seeOrder(voucher.number)}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </div>
  );
}

/** An invalid voucher link: why, and a link to one's reservations. */
export function VoucherMissing() {
  const { m } = useWords();
  return (
    <div className="page-width py-6">
      <Link to="/" className="inline-block py-2 text-brand-ink">
        <Logo label={m.site.name} className="w-28" />
      </Link>
      <EmptyHalfPlate level={1} title={m.orders.voucherNotYet}>
        <Link to="/reserve" className={`${buttonClass()} self-start`}>
          {m.site.myReservations}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}

const TOOL =
  'flex min-h-24 flex-col items-center justify-center gap-2 rounded-3 border border-line bg-surface px-2 text-center text-sm font-semibold hover:bg-hover';

/** The time by the server's clock, since the device's may be wrong. A page cached for offline use knows only the device's. */
function useNow(asOf: string): number {
  const [now, setNow] = useState(() => Date.parse(asOf));
  useEffect(() => {
    const ahead = navigator.onLine ? Date.parse(asOf) - Date.now() : 0;
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [asOf]);
  return now;
}
