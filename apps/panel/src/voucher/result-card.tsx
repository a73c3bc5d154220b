import type { Booking } from '@metade/contracts/host.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import type { Tone } from '@metade/ui/tag.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Ban, CircleAlert, CircleCheck, ClockAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { useSettings } from '../session/config.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { rowStatus } from '@metade/booking-flow/row-status.ts';
import { usedWords } from '@metade/booking-flow/used-words.ts';
import { voucherVerdict } from '@metade/booking-flow/voucher-time.ts';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { Offline, Queued } from './offline-card.tsx';
import type { VoucherAtDoor } from './use-voucher.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';

/** A voucher's result: its guest with the button that uses it, or why it is refused. */
export function ResultCard({ voucher, next }: { voucher: VoucherAtDoor; next: ReactNode }) {
  const { m } = useWords();
  const { step } = voucher;
  const card = useRef<HTMLDivElement>(null);
  const kind = step.kind;
  useEffect(() => {
    // The input was replaced by the card: focus and screen reader continue here.
    if (kind === 'found' || kind === 'used' || kind === 'refused' || kind === 'offline' || kind === 'queued')
      card.current?.focus();
  }, [kind]);
  if (kind === 'waiting') return null;
  if (kind === 'looking') {
    return (
      <p aria-live="polite" className="text-ink-2">
        {m.voucher.looking}
      </p>
    );
  }
  return (
    <div ref={card} tabIndex={-1} className="rounded-4 border border-line bg-surface p-5 outline-none md:p-6">
      {step.kind === 'found' ? <Found step={step} voucher={voucher} /> : null}
      {step.kind === 'used' ? <Used booking={step.booking} onUndo={() => void voucher.undo(step.booking)} /> : null}
      {step.kind === 'refused' ? (
        <>
          <Tag tone="bad">
            <Ban aria-hidden="true" className="size-4" />
            {m.voucher.notFound}
          </Tag>
          <p role="alert" className="mt-3 text-md font-medium">
            {step.message}
          </p>
        </>
      ) : null}
      {step.kind === 'offline' ? <Offline step={step} voucher={voucher} /> : null}
      {step.kind === 'queued' ? <Queued booking={step.booking} /> : null}
      <div className="mt-4">{next}</div>
    </div>
  );
}

function Found({ step, voucher }: { step: VoucherStep & { kind: 'found' }; voucher: VoucherAtDoor }) {
  const words = useWords();
  const { m } = words;
  const { state, restaurant } = useRestaurant();
  const { voucherOpensMinutes } = useSettings();
  const now = useNow(state.clockOffset);
  const { booking } = step;
  const say = sayings(booking, now, voucherOpensMinutes, words, restaurant.time_zone);
  const anyway = rowStatus(booking, now).kind === 'missing';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tag tone={say.tone}>
          {say.tone === 'ok' ? (
            <CircleCheck aria-hidden="true" className="size-4" />
          ) : (
            <Ban aria-hidden="true" className="size-4" />
          )}
          {say.title}
        </Tag>
        <span className="text-sm text-ink-3">{booking.number}</span>
      </div>
      <Who booking={booking} />
      {say.text ? (
        <div className="mt-4">
          <Banner tone={say.textTone} icon={say.icon}>
            {say.text}
          </Banner>
        </div>
      ) : null}
      {step.refusal ? (
        <div className="mt-4">
          <Problem>{step.refusal}</Problem>
        </div>
      ) : null}
      {canUse(booking) ? (
        <Button
          kind="brand"
          size="lg"
          busy={step.busy}
          onClick={() => void voucher.redeem(step, anyway)}
          className="mt-5 w-full min-h-16!"
        >
          {anyway ? m.voucher.submitAnyway : m.voucher.submit}
        </Button>
      ) : null}
    </>
  );
}

function Used({ booking, onUndo }: { booking: Booking; onUndo: () => void }) {
  const { m, time } = useWords();
  const { restaurant, state } = useRestaurant();
  const { undoSeconds } = useSettings();
  const now = useNow(state.clockOffset, 500);
  const left = Math.ceil((Date.parse(booking.arrived_at ?? '') + undoSeconds * 1000 - now) / 1000);
  return (
    <>
      <Tag tone="ok">
        <CircleCheck aria-hidden="true" className="size-4" />
        {m.voucher.done}
      </Tag>
      <Who booking={booking} />
      <p aria-live="polite" className="mt-4 text-md font-semibold text-ok">
        {m.voucher.doneText(time(booking.arrived_at ?? booking.starts_at, restaurant.time_zone))}
      </p>
      {left > 0 ? (
        <Button size="host" onClick={onUndo} className="mt-4 w-full">
          {m.toast.undo}
          <span aria-hidden="true" className="font-medium text-ink-3">
            {m.toast.seconds(left)}
          </span>
        </Button>
      ) : null}
    </>
  );
}

export function Who({ booking }: { booking: Booking }) {
  const { m } = useWords();
  return (
    <>
      <h2 className="mt-3 text-dmd">{bookingName(booking)}</h2>
      <p className="mt-1 text-md">
        {[m.voucher.details(booking.time, booking.places), m.row.people(booking.people), booking.note]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

function canUse(booking: Booking): boolean {
  return booking.actions.includes('arrive');
}

type Sayings = { title: string; tone: Tone; text: string | null; textTone: Tone; icon: ReactNode };

/** A voucher's state in words: valid, late, or unusable and why. */
function sayings(
  booking: Booking,
  now: number,
  voucherOpensMinutes: number,
  { m, time }: Words,
  zone: string,
): Sayings {
  const verdict = voucherVerdict(booking, now, voucherOpensMinutes);
  const until = time(booking.tolerance_until, zone);
  const good = (text: string | null, textTone: Tone = 'wait'): Sayings => ({
    title: m.voucher.found,
    tone: 'ok',
    text,
    textTone,
    icon: <ClockAlert aria-hidden="true" className="size-5" />,
  });
  const bad = (text: string, title = m.voucher.notFound): Sayings => ({
    title,
    tone: 'bad',
    text,
    textTone: 'bad',
    icon: <CircleAlert aria-hidden="true" className="size-5" />,
  });
  switch (verdict.kind) {
    case 'good':
      return good(null);
    case 'late':
      return good(m.voucher.lateBy(verdict.minutes, until));
    case 'over':
      return good(m.voucher.over(until));
    case 'opens':
      return good(m.voucher.opens(time(new Date(verdict.at).toISOString(), zone)), 'info');
    case 'used':
      return bad(m.voucher.usedText, usedWords(booking, time(verdict.since, zone), m.voucher));
    case 'no_show':
      return bad(m.voucher.noShow);
    case 'cancelled':
      return bad(m.voucher.cancelled);
    case 'paying':
      return bad(m.voucher.paying);
    case 'finished':
      return bad(m.voucher.finished);
  }
}
