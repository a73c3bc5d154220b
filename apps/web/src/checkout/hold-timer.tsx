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
  const left = useSecondsLeft(hold);
  const { revalidate } = useRevalidator();
  const more = useFetcher();
  useEffect(() => {
    if (left !== null && left <= 0) void revalidate();
  }, [left, revalidate]);
  const warning = secondsBetween(hold.warning_at, hold.expires_at);
  const warned = left !== null && left <= warning;
  // Set once, when the warning begins, so that screen readers announce it once.
  const announced = <output className="sr-only">{warned ? m.checkout.left(clock(warning)) : ''}</output>;
  if (!warned || hold.extensions_left === 0) {
    return (
      <>
        {announced}
        <p className="flex flex-wrap items-center gap-x-2 text-md text-ink-2">
          <Hourglass aria-hidden="true" className="size-5" />
          {m.checkout.heldUntil} <strong className="text-ink">{time(hold.expires_at)}</strong>
          {warned ? <span className="font-semibold text-wait">{m.checkout.left(clock(left))}</span> : null}
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
        <span aria-hidden="true">{m.checkout.left(clock(left))}</span>
      </Banner>
    </>
  );
}

/** Null until hydrated, so that server and client render the same. */
function useSecondsLeft(hold: NonNullable<Order['hold']>): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const total = secondsBetween(hold.now, hold.expires_at);
    const began = performance.now();
    const tick = () => setLeft(Math.max(0, Math.ceil(total - (performance.now() - began) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [hold]);
  return left;
}

function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
