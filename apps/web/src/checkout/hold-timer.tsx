import { holdTime, type HoldTime } from '@metade/booking-flow/hold-time.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';

/**
 * Quiet until two minutes are left, then amber with "More time"; announced once. Follows the server's clock, since the device's may
 * be wrong.
 */
export function HoldTimer({ order }: { order: Order & { hold: NonNullable<Order['hold']> } }) {
  const { m } = useWords();
  const { hold } = order;
  const time = useDeviceTime(order.restaurant.time_zone);
  const timer = useHoldTime(hold);
  const { revalidate } = useRevalidator();
  const more = useFetcher();
  const over = timer?.left === 0;
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  // Set once, when the warning begins, so that screen readers announce it once.
  const announced = <output className="sr-only">{timer?.warned ? m.checkout.left(clock(timer.warning)) : ''}</output>;
  if (!timer?.extendable) {
    return (
      <>
        {announced}
        <p className="flex flex-wrap items-center gap-x-2 text-md text-ink-2">
          <Hourglass aria-hidden="true" className="size-5" />
          {m.checkout.heldUntil} <strong className="text-ink">{time(hold.expires_at)}</strong>
          {timer?.warned ? <span className="font-semibold text-wait">{m.checkout.left(clock(timer.left))}</span> : null}
        </p>
      </>
    );
  }
  return (
    <>
      {announced}
      <Banner
        tone="wait"
        icon={<Hourglass aria-hidden="true" className="size-5" />}
        action={
          <more.Form method="post" action="/checkout">
            <input type="hidden" name="intent" value="extend" />
            <input type="hidden" name="order" value={order._id} />
            <button
              className="min-h-11 rounded-2 bg-wait-ink px-4 text-sm font-semibold text-page hover:opacity-90"
              disabled={more.state !== 'idle'}
            >
              {m.checkout.moreTime}
            </button>
          </more.Form>
        }
      >
        <span aria-hidden="true">{m.checkout.left(clock(timer.left))}</span>
      </Banner>
    </>
  );
}

/** Null until hydrated, so that server and client render the same. */
function useHoldTime(hold: NonNullable<Order['hold']>): HoldTime | null {
  const [timer, setTimer] = useState<HoldTime | null>(null);
  useEffect(() => {
    const began = performance.now();
    const tick = () => setTimer(holdTime(hold, performance.now() - began));
    tick();
    const every = setInterval(tick, 1000);
    return () => clearInterval(every);
  }, [hold]);
  return timer;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
