import type { Voucher } from '@metade/contracts/orders.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import { ChevronRight, Navigation, Phone, Printer, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { addressLines, directionsUrl } from '../restaurant/address.ts';
import { Picture } from '../search/picture.tsx';
import type { QrDrawing } from '../server/draw-qr.ts';
import { useWords } from '../words/words.tsx';
import { VoucherStatus } from './voucher-status.tsx';

type Shown = Omit<Voucher, 'qr'>;

/** The voucher: what the host reads from a phone held out across a counter, and one A4 page on paper. */
export function VoucherPage({ voucher, qrPath, now }: { voucher: Shown; qrPath: QrDrawing | null; now: string }) {
  const { m, Date: day } = useWords();
  const clock = useNow(now);
  useOfflineCopy();
  const used = voucher.state === 'arrived' || voucher.state === 'completed';
  const code = `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`;
  const tolerance = formatTime(voucher.tolerance_until, voucher.restaurant.time_zone);
  return (
    <div className="relative">
      <div aria-hidden="true" className={`no-print absolute inset-x-0 top-0 h-40 ${qrPath ? 'bg-footer' : 'bg-hover'}`} />
      <div className="page-width relative max-w-[31rem]! pb-8">
        <header className={`no-print flex min-h-20 items-center justify-between ${qrPath ? 'text-footer-ink' : 'text-brand-ink'}`}>
          <Link to="/" className="py-2">
            <Logo label={m.site.name} className="w-28" />
          </Link>
          {qrPath ? (
            <span className="flex items-center gap-2 text-sm font-semibold">
              <WifiOff aria-hidden="true" className="size-5" />
              {m.voucher.offline}
            </span>
          ) : null}
        </header>
        <section className="overflow-hidden rounded-4 border border-line bg-surface pt-6 pb-7 text-center shadow-2 print:border-0 print:shadow-none">
          <VoucherStatus voucher={voucher} now={clock} />
          <h1 className="mt-4 px-5 text-dlg">{voucher.restaurant.company_name}</h1>
          <p className="mt-1 text-ink-2">
            {day(voucher.date)}
            {qrPath ? '' : ` · ${m.checkout.shortTable(voucher.places)}`}
          </p>
          {qrPath ? (
            <>
              <p className="mt-3 flex items-center justify-center gap-6">
                <span className="display text-dlg">{voucher.time}</span>
                <span aria-hidden="true" className="h-8 border-l border-line" />
                <span className="display text-dmd">{m.voucher.tableFor(voucher.places)}</span>
              </p>
              <div className="mx-auto mt-4 w-fit rounded-2 bg-[#ffffff] p-3">
                <svg
                  viewBox={`0 0 ${qrPath.size} ${qrPath.size}`}
                  role="img"
                  aria-label={m.voucher.qrLabel(code)}
                  className="size-60"
                  fill="#211815"
                  shapeRendering="crispEdges"
                >
                  <path d={qrPath.path} />
                </svg>
              </div>
              <p className="mt-3">
                <span className="sr-only">{m.voucher.codeLabel} </span>
                <span className="display text-dlg tracking-[0.06em]!">{code}</span>
              </p>
              <p className="px-5 text-sm text-ink-2">{m.voucher.inNameOf(voucher.name, tolerance)}</p>
              <p className="mt-3 hidden px-8 text-sm print:block">
                {addressLines(voucher.restaurant.address).join(', ')}
                <br />
                {m.orders.conditions(voucher.covers.desserts)}
              </p>
            </>
          ) : (
            <>
              <Picture picture={voucher.restaurant.cover} sizes="30rem" alt="" className="mt-5 aspect-[5/3] w-full" />
              {used ? (
                <>
                  <h2 className="mt-5 text-dmd">{m.voucher.enjoy}</h2>
                  <p className="mt-1 px-6 text-ink-2">{m.voucher.enjoyText}</p>
                </>
              ) : null}
            </>
          )}
        </section>
        {qrPath ? <p className="no-print mt-4 text-center text-sm text-ink-2">{m.orders.conditions(voucher.covers.desserts)}</p> : null}
        <div className="no-print mt-4 grid grid-cols-3 gap-2">
          <button type="button" onClick={() => window.print()} className={TOOL}>
            <Printer aria-hidden="true" className="size-6" />
            {m.voucher.print}
          </button>
          <a href={directionsUrl(voucher.restaurant.address, voucher.restaurant.company_name)} target="_blank" rel="noopener" className={TOOL}>
            <Navigation aria-hidden="true" className="size-6" />
            {m.voucher.directions}
          </a>
          {voucher.restaurant.phone ? (
            <a href={`tel:${voucher.restaurant.phone}`} className={TOOL}>
              <Phone aria-hidden="true" className="size-6" />
              {m.voucher.call}
            </a>
          ) : null}
        </div>
        <Link to={`/infos-reserve/${voucher.order}`} className="no-print mt-4 flex min-h-12 items-center justify-between font-semibold hover:underline">
          {m.voucher.seeOrder(voucher.number)}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </div>
  );
}

/** No voucher behind the link: why, and the way to one's reservations. */
export function VoucherMissing({ message }: { message: string }) {
  const { m } = useWords();
  return (
    <div className="page-width py-6">
      <Link to="/" className="inline-block py-2 text-brand-ink">
        <Logo label={m.site.name} className="w-28" />
      </Link>
      <EmptyHalfPlate level={1} title={message}>
        <Link to="/reserve" className={`${buttonClass()} self-start`}>
          {m.site.myReservations}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}

const TOOL =
  'flex min-h-24 flex-col items-center justify-center gap-2 rounded-3 border border-line bg-surface px-2 text-center text-sm font-semibold hover:bg-hover';

function useNow(start: string): number {
  const [now, setNow] = useState(() => Date.parse(start));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Once opened, the page stays readable without network: a worker keeps it and what it needs. */
function useOfflineCopy(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    void navigator.serviceWorker.register('/voucher-worker.js', { scope: '/checkout/voucher/' }).then(async () => {
      const worker = (await navigator.serviceWorker.ready).active;
      const resources = performance.getEntriesByType('resource').map((entry) => entry.name);
      worker?.postMessage({ keep: [location.href, ...resources.filter((name) => new URL(name).origin === location.origin)] });
    });
  }, []);
}
