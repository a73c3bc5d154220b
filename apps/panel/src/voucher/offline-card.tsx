import type { Booking } from '@metade/contracts/host.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { CloudUpload, Info, WifiOff } from 'lucide-react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { useSettings } from '../session/config.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { offlineVerdict, opensAt } from '@metade/booking-flow/voucher-time.ts';
import { useWords } from '../words/words.tsx';
import type { VoucherAtDoor } from './use-voucher.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';

/** A voucher checked offline: its signature, this device's list, and a button to seat its party. */
export function Offline({ step, voucher }: { step: VoucherStep & { kind: 'offline' }; voucher: VoucherAtDoor }) {
  const { m, Date: dateWords, time } = useWords();
  const { state, restaurant } = useRestaurant();
  const { voucherOpensMinutes } = useSettings();
  const now = useNow(state.clockOffset);
  const opensOn = (booking: Booking) => {
    const opens = new Date(opensAt(booking, voucherOpensMinutes)).toISOString();
    const at = time(opens, restaurant.time_zone);
    return booking.date === state.today ? at : `${dateWords(localDateOf(opens, restaurant.time_zone))}, ${at}`;
  };
  const { verdict, known, text } = step;
  const { good, refusal } = offlineVerdict(step, voucher.isWaiting, now, voucherOpensMinutes);
  const seatable = good && known !== null && refusal === null;
  const why = {
    used: m.voucher.usedText,
    no_show: m.voucher.noShow,
    cancelled: m.voucher.cancelled,
    paying: m.voucher.paying,
    opens: known ? m.voucher.opens(opensOn(known)) : '',
    finished: m.voucher.finished,
  };
  return (
    <>
      <Tag tone={good && refusal === null ? 'wait' : 'bad'}>
        <WifiOff aria-hidden="true" className="size-4" />
        {good && refusal === null ? m.voucher.offlineTitle : m.voucher.notFound}
      </Tag>
      {known && good ? (
        <>
          <h2 className="mt-3 text-dmd">{bookingName(known)}</h2>
          <p className="mt-1 text-md">
            {m.voucher.details(known.time, known.places)} · {m.row.people(known.people)}
          </p>
        </>
      ) : null}
      {verdict.kind === 'genuine' ? (
        <>
          {known ? null : (
            <h2 className="mt-3 text-dmd">{m.voucher.details(verdict.payload.time, verdict.payload.places)}</h2>
          )}
          <p className="mt-1 text-md">{m.voucher.offlineCode(formatVoucherCode(verdict.payload.code))}</p>
          <div className="mt-4">
            <Banner tone="wait" live="status" icon={<Info aria-hidden="true" className="size-5" />}>
              <b className="font-semibold">{m.voucher.offlineGood}</b>{' '}
              {seatable || refusal !== null ? null : m.voucher.offlineUnmarked}
            </Banner>
          </div>
        </>
      ) : (
        <p role="alert" className="mt-3 text-md font-medium">
          {verdict.kind === 'forged' ? m.voucher.offlineForged : null}
          {verdict.kind === 'other_restaurant' ? m.voucher.offlineOtherRestaurant : null}
          {verdict.kind === 'other_day' ? m.voucher.offlineOtherDay(dateWords(verdict.date)) : null}
          {verdict.kind === 'cannot' ? m.voucher.offlineCannot : null}
          {verdict.kind === 'code' && !known ? m.voucher.offlineCodeCannot : null}
        </p>
      )}
      {good && refusal !== null ? (
        <p role="alert" className="mt-3 text-md font-medium">
          {why[refusal]}
        </p>
      ) : null}
      {known && seatable ? (
        <>
          <Button
            kind="brand"
            size="lg"
            onClick={() => voucher.seatLater(text, known)}
            className="mt-5 w-full min-h-16!"
          >
            {m.offline.seat}
          </Button>
          <p className="mt-2 text-sm text-ink-2">{m.offline.seatText}</p>
        </>
      ) : null}
    </>
  );
}

/** A party seated offline. */
export function Queued({ booking }: { booking: Booking }) {
  const { m } = useWords();
  return (
    <>
      <Tag tone="wait">
        <CloudUpload aria-hidden="true" className="size-4" />
        {m.offline.mark}
      </Tag>
      <h2 className="mt-3 text-dmd">{bookingName(booking)}</h2>
      <p className="mt-1 text-md">{m.offline.queued(bookingName(booking))}</p>
    </>
  );
}
