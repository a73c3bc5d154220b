import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { usedWords } from '@metade/booking-flow/used-words.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';
import { offlineVerdict, opensAt, voucherVerdict } from '@metade/booking-flow/voucher-time.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import ShieldCheck from 'lucide-react-native/icons/shield-check';
import { View } from 'react-native';
import { useNow } from '../api/use-now';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';
import type { VoucherAtDoor } from './use-voucher';

/** What a voucher is: its guest with the button that uses it, or why it is refused. next: for the next one. */
export function ResultCard({ voucher, next }: { voucher: VoucherAtDoor; next: { label: string; run: () => void } }) {
  const { h } = useHostWords();
  const { step } = voucher;
  const onward = <Button onPress={next.run}>{next.label}</Button>;
  switch (step.kind) {
    case 'waiting':
      return null;
    case 'looking':
      return (
        <T tone="ink2" aria-live="polite">
          {h.voucher.looking}
        </T>
      );
    case 'found':
      return (
        <>
          <Found step={step} voucher={voucher} />
          {onward}
        </>
      );
    case 'used':
      return (
        <>
          <Used booking={step.booking} onUndo={() => void voucher.undo(step.booking)} />
          {onward}
        </>
      );
    case 'refused':
      return (
        <>
          <Banner tone="bad" urgent title={h.voucher.notFound}>
            {step.message}
          </Banner>
          {onward}
        </>
      );
    case 'offline':
      return (
        <>
          <Offline step={step} voucher={voucher} />
          {onward}
        </>
      );
    case 'queued':
      return (
        <>
          <Who booking={step.booking} />
          <Banner tone="offline" title={h.offline.mark}>
            {h.offline.queued(bookingName(step.booking))}
          </Banner>
          {onward}
        </>
      );
  }
}

function Found({ step, voucher }: { step: VoucherStep & { kind: 'found' }; voucher: VoucherAtDoor }) {
  const { h, time } = useHostWords();
  const { state, restaurant, settings } = useRestaurant();
  const now = useNow(1000) + state.clockOffset;
  const { booking } = step;
  const verdict = voucherVerdict(booking, now, settings.voucherOpensMinutes);
  const at = (instant: string) => time(instant, restaurant.time_zone);
  const until = at(booking.tolerance_until);
  const anyway = verdict.kind === 'over';
  return (
    <>
      {verdict.kind === 'used' ? (
        <Banner tone="bad" urgent title={usedWords(booking, at(verdict.since), h.voucher)} />
      ) : null}
      <Who booking={booking} />
      {verdict.kind === 'late' ? <Banner tone="wait">{h.voucher.lateBy(verdict.minutes, until)}</Banner> : null}
      {verdict.kind === 'over' ? <Banner tone="wait">{h.voucher.over(until)}</Banner> : null}
      {verdict.kind === 'opens' ? (
        <Banner tone="neutral">{h.voucher.opens(at(new Date(verdict.at).toISOString()))}</Banner>
      ) : null}
      {verdict.kind === 'used' ? <T tone="badInk">{h.voucher.usedText}</T> : null}
      {verdict.kind === 'no_show' ||
      verdict.kind === 'finished' ||
      verdict.kind === 'cancelled' ||
      verdict.kind === 'paying' ? (
        <Banner tone="bad" urgent title={h.voucher.notFound}>
          {
            {
              no_show: h.voucher.noShow,
              finished: h.voucher.finished,
              cancelled: h.voucher.cancelled,
              paying: h.voucher.paying,
            }[verdict.kind]
          }
        </Banner>
      ) : null}
      {step.refusal ? (
        <Banner tone="bad" urgent>
          {step.refusal}
        </Banner>
      ) : null}
      {booking.actions.includes('arrive') ? (
        <Button
          kind="brand"
          disabled={step.busy}
          onPress={() => void voucher.redeem(step, anyway)}
          style={{ minHeight: 60 }}
        >
          {anyway ? h.voucher.submitAnyway : h.voucher.submit}
        </Button>
      ) : null}
    </>
  );
}

function Used({ booking, onUndo }: { booking: Booking; onUndo: () => void }) {
  const { h, time } = useHostWords();
  const { restaurant, state, settings } = useRestaurant();
  const now = useNow(500) + state.clockOffset;
  const left = Math.ceil((Date.parse(booking.arrived_at ?? '') + settings.undoSeconds * 1000 - now) / 1000);
  return (
    <>
      <Banner tone="ok" urgent title={h.voucher.done}>
        {h.voucher.doneText(time(booking.arrived_at ?? booking.starts_at, restaurant.time_zone))}
      </Banner>
      <Who booking={booking} />
      {left > 0 ? <Button onPress={onUndo}>{`${h.toast.undo} · ${h.toast.seconds(left)}`}</Button> : null}
    </>
  );
}

/** A voucher that was checked on this device alone. */
function Offline({ step, voucher }: { step: VoucherStep & { kind: 'offline' }; voucher: VoucherAtDoor }) {
  const { colour } = useTheme();
  const { h, Date: dateWords, time } = useHostWords();
  const { state, restaurant, settings } = useRestaurant();
  const now = useNow(1000) + state.clockOffset;
  const { verdict, known, text } = step;
  const { good, refusal } = offlineVerdict(step, voucher.isWaiting, now, settings.voucherOpensMinutes);
  const opensOn = (booking: Booking) => {
    const opens = new Date(opensAt(booking, settings.voucherOpensMinutes)).toISOString();
    const at = time(opens, restaurant.time_zone);
    return booking.date === state.today ? at : `${dateWords(localDateOf(opens, restaurant.time_zone))}, ${at}`;
  };
  const why = {
    used: h.voucher.usedText,
    no_show: h.voucher.noShow,
    cancelled: h.voucher.cancelled,
    paying: h.voucher.paying,
    opens: known ? h.voucher.opens(opensOn(known)) : '',
    finished: h.voucher.finished,
  };
  if (!good && verdict.kind !== 'genuine') {
    const said = {
      forged: h.voucher.offlineForged,
      other_restaurant: h.voucher.offlineOtherRestaurant,
      cannot: h.voucher.offlineCannot,
      code: h.voucher.offlineCodeCannot,
    };
    return (
      <Banner tone="bad" urgent title={h.voucher.notFound}>
        {verdict.kind === 'other_day' ? h.voucher.offlineOtherDay(dateWords(verdict.date)) : said[verdict.kind]}
      </Banner>
    );
  }
  return (
    <>
      {verdict.kind === 'genuine' ? (
        <View
          style={{
            alignSelf: 'flex-start',
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s2,
            paddingHorizontal: space.s3,
            paddingVertical: space.s1,
            borderRadius: radius.tag,
            backgroundColor: colour.okSoft,
          }}
        >
          <ShieldCheck color={colour.okInk} size={18} strokeWidth={1.9} />
          <T kind="smallStrong" tone="okInk" style={{ flexShrink: 1 }}>
            {h.proved}
          </T>
        </View>
      ) : null}
      {known ? (
        <Who booking={known} />
      ) : verdict.kind === 'genuine' ? (
        <>
          <T kind="title" role="heading" aria-level={2}>
            {h.voucher.details(verdict.payload.time, verdict.payload.places)}
          </T>
          <T>{h.voucher.offlineCode(formatVoucherCode(verdict.payload.code))}</T>
        </>
      ) : null}
      {refusal ? (
        <Banner tone="bad" urgent>
          {why[refusal]}
        </Banner>
      ) : known ? (
        <>
          <Banner tone="offline">{h.unknown}</Banner>
          <Button kind="brand" onPress={() => voucher.seatLater(text, known)} style={{ minHeight: 60 }}>
            {h.voucher.submit}
          </Button>
        </>
      ) : (
        <Banner tone="offline">{h.voucher.offlineUnmarked}</Banner>
      )}
    </>
  );
}

function Who({ booking }: { booking: Booking }) {
  const { h } = useHostWords();
  return (
    <View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <T kind="title" role="heading" aria-level={2} style={{ flexShrink: 1 }}>
          {bookingName(booking)}
        </T>
        <T kind="small" tone="ink2">
          {booking.voucher_code ? formatVoucherCode(booking.voucher_code) : booking.number}
        </T>
      </View>
      <T>
        {[h.voucher.details(booking.time, booking.places), h.row.people(booking.people), booking.note]
          .filter(Boolean)
          .join(' · ')}
      </T>
    </View>
  );
}
