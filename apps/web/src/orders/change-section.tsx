import type { Order } from '@metade/contracts/orders.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { Form, useNavigation } from 'react-router';
import { PageForm } from '../shell/page-link.tsx';
import { DateStrip } from '../search/date-strip.tsx';
import { SlotWords } from '../search/slot-link.tsx';
import type { ChangeChoice } from './change-choice.server.ts';
import { PartySize } from '../restaurant/party-size.tsx';
import { useWords } from '../words/words.tsx';
import { ChangeOffer } from './change-offer.tsx';

/** Changing a booking: party, date and time, each a form that works without JavaScript, then the difference before its button. */
export function ChangeSection({
  order,
  choice,
  largest,
  attemptKey,
}: {
  order: Order;
  choice: ChangeChoice;
  /** Seats of the restaurant's largest table; null when unknown. */
  largest: number | null;
  attemptKey: string;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const tooMany = largest !== null && largest > 0 && choice.people > largest;
  const action = `/infos-reserve/${order._id}`;
  return (
    <section id="change" className="mt-10 border-t border-line pt-6">
      <details open={choice.open}>
        <summary className={buttonClass()}>{m.change.question}</summary>
        <div className="mt-4 rounded-4 border border-line p-5">
          <h2 className="text-dsm">{m.change.title}</h2>
          <p className="mt-1 text-sm text-ink-2">{m.change.hint}</p>
          <PageForm action={action} replace className="mt-4">
            <input type="hidden" name="date" value={choice.date} />
            <PartySize people={choice.people} />
          </PageForm>
          {tooMany ? (
            <p className="mt-4 rounded-3 bg-sunk px-4 py-4 text-sm">{m.restaurant.largestTable(largest)}</p>
          ) : (
            <>
              <PageForm action={action} replace>
                <input type="hidden" name="people" value={choice.people} />
                <p className="mt-4 mb-1 text-sm font-semibold">{m.restaurant.day}</p>
                <DateStrip
                  days={choice.days}
                  chosen={choice.date}
                  calendar={`/days.json?restaurant=${order.restaurant._id}&people=${choice.people}`}
                />
              </PageForm>
              <PageForm action={action} replace className="mt-4">
                <input type="hidden" name="people" value={choice.people} />
                <input type="hidden" name="date" value={choice.date} />
                <Times order={order} choice={choice} />
              </PageForm>
            </>
          )}
          <div aria-live="polite" className="mt-4 border-t border-line pt-4">
            {choice.problem ? <p className="text-bad-ink">{choice.problem}</p> : null}
            {choice.quote ? (
              <Form method="post" action={action}>
                <input type="hidden" name="intent" value="change" />
                <input type="hidden" name="slot" value={choice.slot ?? ''} />
                <input type="hidden" name="date" value={choice.date} />
                <input type="hidden" name="people" value={choice.people} />
                <input type="hidden" name="to_pay" value={choice.quote.to_pay.amount} />
                <input type="hidden" name="refund" value={choice.quote.refund.amount} />
                <input type="hidden" name="credit" value={choice.quote.credit.amount} />
                <input type="hidden" name="key" value={`${attemptKey}-change`} />
                <ChangeOffer quote={choice.quote} />
                <Button type="submit" kind="brand" busy={busy} className="mt-4">
                  {choice.quote.to_pay.amount > 0 ? m.change.toPayment : m.change.now}
                </Button>
              </Form>
            ) : null}
            {choice.quote || choice.problem || tooMany ? null : (
              <p className="text-sm text-ink-2">{m.change.pickTime}</p>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}

function Times({ order, choice }: { order: Order; choice: ChangeChoice }) {
  const { m } = useWords();
  if (choice.slots.length === 0)
    return <p className="rounded-3 bg-sunk px-4 py-4 text-sm text-ink-2">{m.restaurant.noSlots}</p>;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{m.restaurant.hour}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {choice.slots.map((slot) => {
          const own = slot.slot === order.slot && choice.date === order.date;
          const state = slot.slot === choice.slot ? 'chosen' : slot.state;
          const content = (
            <SlotChipContent state={state} time={slot.time}>
              {own ? m.change.yourTable : <SlotWords slot={slot} people={choice.people} />}
            </SlotChipContent>
          );
          return slot.state === 'free' || slot.state === 'last' ? (
            <button
              key={slot.slot}
              type="submit"
              name="slot"
              value={slot.slot}
              aria-pressed={slot.slot === choice.slot}
              className={slotChipClass(state)}
            >
              {content}
            </button>
          ) : (
            <div key={slot.slot} className={slotChipClass(state)}>
              {content}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
