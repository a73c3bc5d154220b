import type { Order } from '@metade/contracts/orders.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, TextArea } from '@metade/ui/field.tsx';
import { CircleAlert } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** Step one: how many come, a note, and the terms. */
export function TableForm({
  order,
  termsVersion,
  termsAccepted,
  problem,
  noteMax,
  noteError,
  termsMissing,
}: {
  order: Order;
  termsVersion: string;
  /** Ticked before, on the way to a payment that was come back from. */
  termsAccepted: boolean;
  problem: string | null;
  noteMax: number;
  noteError: string | undefined;
  termsMissing: boolean;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const draft = useKeptDraft(order._id, termsVersion);
  return (
    <>
      <h1 className="text-dlg">{m.checkout.tableTitle}</h1>
      {order.hold ? (
        <div className="mt-2">
          <HoldTimer order={{ ...order, hold: order.hold }} />
        </div>
      ) : null}
      {problem ? (
        <div className="mt-4">
          <Banner tone="bad" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
            {problem}
          </Banner>
        </div>
      ) : null}
      <Form method="post" noValidate preventScrollReset {...draft} className="mt-6 flex flex-col gap-6">
        <input type="hidden" name="order" value={order._id} />
        <input type="hidden" name="terms_version" value={termsVersion} />
        <fieldset>
          <legend className="text-sm font-semibold">{m.checkout.people}</legend>
          <p className="mb-2 text-xs text-ink-3">{m.checkout.peopleHint(order.places)}</p>
          <div className="flex flex-wrap gap-2">
            {Array.from({ length: order.places }, (_, index) => index + 1).map((people) => (
              <label
                key={people}
                className="grid min-h-12 min-w-14 place-items-center rounded-2 border border-line font-semibold hover:bg-hover has-[:checked]:border-transparent has-[:checked]:bg-ink has-[:checked]:text-page has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-[var(--focus)]"
              >
                <input
                  type="radio"
                  name="people"
                  value={people}
                  defaultChecked={people === order.people}
                  className="sr-only"
                />
                <span className="sr-only">{m.site.people(people)}</span>
                <span aria-hidden="true">{people}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={`${m.checkout.note} (${m.site.optional})`}
          name="note"
          maxLength={noteMax}
          rows={3}
          hint={m.checkout.noteHint(noteMax)}
          defaultValue={order.note}
          error={noteError}
        />
        <div>
          <Checkbox
            name="terms"
            label={m.checkout.agree}
            defaultChecked={termsAccepted}
            error={termsMissing ? m.checkout.agreeMissing : undefined}
          />
          <p className="flex gap-4 pl-8 text-xs">
            <Link to="/terms" target="_blank" className="text-link">
              {m.site.terms}
            </Link>
            <Link to="/privacy-policy" target="_blank" className="text-link">
              {m.site.privacy}
            </Link>
          </p>
        </div>
        <Button type="submit" kind="brand" size="lg" busy={busy} className="self-start max-sm:w-full">
          {m.checkout.toPayment}
        </Button>
      </Form>
    </>
  );
}
