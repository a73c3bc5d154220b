import type { Order } from '@metade/contracts/orders.ts';
import { HalfPlate } from '@metade/ui/half-plate.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import { ArrowLeft, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Release } from '../hold/release.tsx';
import { LeaveGuard, WayOut } from './leaving.tsx';
import { useWords } from '../words/words.tsx';

type StepNumber = 1 | 2 | 3;

/**
 * Checkout's header with its three steps, and the page beside the summary. `held`: the held order; `visitor`: log-in comes first.
 */
export function CheckoutFrame({
  step,
  held,
  visitor = false,
  aside,
  children,
}: {
  step: StepNumber;
  held: Order | null;
  visitor?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { m } = useWords();
  const logo = <Logo label={m.site.name} className="w-24 md:w-[7.75rem]" />;
  const arrow = <ArrowLeft aria-hidden="true" className="size-6" />;
  return (
    <>
      <header className="border-b border-line">
        <div className="page-width flex min-h-16 items-center justify-between gap-3 md:min-h-[4.75rem]">
          {held ? (
            <WayOut order={held} to="/" className="hidden shrink-0 text-brand-ink md:block">
              {logo}
            </WayOut>
          ) : (
            <Link to="/" className="shrink-0 py-2 text-brand-ink">
              {logo}
            </Link>
          )}
          {held ? (
            <WayOut
              order={held}
              to={`/restaurant/description/${held.restaurant.slug}?date=${held.date}&people=${held.people}`}
              label={m.site.back}
              className="-ml-2 shrink-0 md:hidden"
            >
              {arrow}
            </WayOut>
          ) : null}
          <Steps current={step} visitor={visitor} />
          {held ? (
            <Form method="post" action="/checkout">
              <Release order={held._id} />
              <button className="flex min-h-11 min-w-11 items-center justify-end gap-2 rounded-2 px-1 text-sm whitespace-nowrap font-semibold hover:underline">
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only md:not-sr-only md:whitespace-nowrap">{m.checkout.letGo}</span>
              </button>
            </Form>
          ) : (
            <span className="w-8" />
          )}
        </div>
        {held ? <LeaveGuard order={held} /> : null}
      </header>
      <div className="page-width max-w-[calc(65rem+2*var(--page-pad))]! pt-5 lg:pt-8">
        {aside ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start lg:gap-16">
            <div className="min-w-0 lg:order-last">{aside}</div>
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </>
  );
}

function Steps({ current, visitor }: { current: StepNumber; visitor: boolean }) {
  const { m } = useWords();
  const steps = [m.checkout.stepTable, visitor ? m.checkout.stepYou : m.checkout.stepPay, m.checkout.stepDone];
  return (
    <ol aria-label={m.checkout.steps} className="flex min-w-0 items-center gap-2 md:gap-3">
      {steps.map((name, index) => {
        const number = index + 1;
        const here = number === current;
        return (
          <li
            key={name}
            aria-current={here ? 'step' : undefined}
            className="flex items-center gap-2 text-sm font-semibold whitespace-nowrap text-ink-2 not-first:before:w-4 not-first:before:border-t-2 not-first:before:border-line max-[22rem]:not-first:before:hidden aria-[current]:text-ink md:gap-3 lg:not-first:before:w-8"
          >
            {number < current ? (
              <Check aria-hidden="true" className="size-5 text-ok" />
            ) : (
              <HalfPlate full={here} className="w-7 md:w-[2.125rem]" />
            )}
            <span className={here ? '' : 'sr-only md:not-sr-only md:whitespace-nowrap'}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
