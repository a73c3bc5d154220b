import { formatTime } from '@metade/i18n/format-date.ts';
import { addressLines } from '../restaurant/address.ts';
import { Picture } from '../pictures/picture.tsx';
import type { QrDrawing } from '@metade/ui/draw-qr.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import type { ShownVoucher } from './shown-voucher.ts';
import { VoucherStatus } from './voucher-status.tsx';

/** The voucher's card: state, name, time and table, then the code while it is valid, the restaurant's picture afterwards. */
export function VoucherCard({ voucher, qr, now }: { voucher: ShownVoucher; qr: QrDrawing | null; now: number }) {
  const { m, Date, early } = useWords();
  return (
    <section className="overflow-hidden rounded-4 border border-line bg-surface pt-6 pb-7 text-center shadow-2 print:border-0 print:shadow-none">
      <VoucherStatus voucher={voucher} now={now} />
      <h1 className="mt-4 px-5 text-dlg">{voucher.restaurant.company_name}</h1>
      <p className="mt-1 text-ink-2">
        {Date(voucher.date)} {early(voucher)}
        {qr ? '' : ` · ${m.checkout.shortTable(voucher.places)}`}
      </p>
      {qr ? <UsableCode voucher={voucher} qr={qr} /> : <Afterwards voucher={voucher} />}
    </section>
  );
}

function UsableCode({ voucher, qr }: { voucher: ShownVoucher; qr: QrDrawing }) {
  const { m } = useWords();
  const { off } = useDiscount();
  const code = `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`;
  const tolerance = formatTime(voucher.tolerance_until, voucher.restaurant.time_zone);
  return (
    <>
      <p className="mt-3 flex items-center justify-center gap-6">
        <span className="display text-dlg">{voucher.time}</span>
        <span aria-hidden="true" className="h-8 border-l border-line" />
        <span className="display text-dmd">{m.voucher.tableFor(voucher.places)}</span>
      </p>
      <div className="mx-auto mt-4 w-fit rounded-2 bg-[#ffffff] p-3 forced-color-adjust-none">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={m.voucher.qrLabel(code)}
          className="size-60"
          fill="#211815"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      </div>
      <p className="mt-3">
        <span className="sr-only">{m.voucher.codeLabel} </span>
        <span className="display text-dlg tracking-[0.06em]!">{code}</span>
      </p>
      <p className="px-5 text-sm text-ink-2">{m.voucher.inNameOf(voucher.name, tolerance)}</p>
      <div className="mt-5 hidden flex-col gap-2 px-8 text-sm print:flex">
        <p>{addressLines(voucher.restaurant.address).join(', ')}</p>
        {voucher.restaurant.phone ? <p>{voucher.restaurant.phone}</p> : null}
        <p>{m.orders.conditions(off, voucher.covers.desserts)}</p>
        <p>{m.orders.orderTitle(voucher.number)}</p>
      </div>
    </>
  );
}

function Afterwards({ voucher }: { voucher: ShownVoucher }) {
  const { m } = useWords();
  const used = voucher.state === 'arrived' || voucher.state === 'completed';
  return (
    <>
      <Picture picture={voucher.restaurant.cover} sizes="30rem" alt="" className="mt-5 aspect-[5/3] w-full" />
      {used ? (
        <>
          <h2 className="mt-5 text-dmd">{m.voucher.enjoy}</h2>
          <p className="mt-1 px-6 text-ink-2">{m.voucher.enjoyText}</p>
        </>
      ) : null}
    </>
  );
}
