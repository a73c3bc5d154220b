import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { Form, useBlocker, useNavigate } from 'react-router';
import { Release } from '../hold/release.tsx';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { leadsOutOfCheckout } from './leads-out.ts';

/** A link out of checkout. Leaving releases the table, so it asks first; without JavaScript it just leaves. */
export function WayOut({
  order,
  to,
  className,
  children,
  label,
}: {
  order: Order;
  to: string;
  className: string;
  children: ReactNode;
  label?: string;
}) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Form
        method="post"
        action="/checkout"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
        className={className}
      >
        <Release order={order._id} to={to} />
        <button aria-label={label} className="grid min-h-11 min-w-11 place-items-center">
          {children}
        </button>
      </Form>
      <Question
        order={order}
        to={to}
        open={asked}
        onStay={() => setAsked(false)}
        onKeep={() => void navigate(to, { state: { keepsTable: true } })}
      />
    </>
  );
}

/** Asks before the back button or a link leaves checkout. Not for redirects and the bank's page. */
export function LeaveGuard({ order }: { order: Order }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => leadsOutOfCheckout(currentLocation, nextLocation));
  const to = blocker.location ? blocker.location.pathname + blocker.location.search : '/';
  return (
    <Question
      order={order}
      to={to}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onKeep={() => blocker.proceed?.()}
    />
  );
}

function Question({
  order,
  to,
  open,
  onStay,
  onKeep,
}: {
  order: Order;
  to: string;
  open: boolean;
  onStay: () => void;
  /** Leaves with the table still held. */
  onKeep: () => void;
}) {
  const { m } = useWords();
  const time = useDeviceTime(order.restaurant.time_zone);
  return (
    <Dialog open={open} onClose={onStay} title={m.checkout.leaveTitle} closeLabel={m.site.close}>
      <p className="text-ink-2">{m.checkout.leaveText}</p>
      <Form method="post" action="/checkout" replace onSubmit={onStay} className="mt-5 flex flex-wrap gap-3">
        <Release order={order._id} to={to} />
        <button type="button" onClick={onStay} className={buttonClass('ink')}>
          {m.checkout.stay}
        </button>
        {order.hold ? (
          <button type="button" onClick={onKeep} className={buttonClass()}>
            {m.checkout.keepAndLeave(time(order.hold.expires_at))}
          </button>
        ) : null}
        <button className={buttonClass('text')}>{m.checkout.leave}</button>
      </Form>
    </Dialog>
  );
}
