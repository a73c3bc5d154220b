import { useCallback } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { ReasonForm } from './reason-form.tsx';

/** Cancels a booking for its diner, after showing the amounts; hidden where a diner could not cancel. */
export function CancelForDiner({ id, done }: { id: string; done: () => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const { sum } = useShown();
  const load = useCallback(async () => (await call('quoteCancellationFor', { params: { id } })).data, [call, id]);
  const { value: quote, failed, again } = useLoaded(load);
  if (failed || !quote) return null;
  const { rule, refund, credit, choice } = quote;
  const cancel = async (refund_to: 'card' | 'credit', reason: string) => {
    const expected = { rule, refund: refund.amount, credit: credit.amount };
    try {
      await call('cancelFor', { params: { id }, body: { refund_to, expected, reason } });
    } catch (error) {
      if (refusalOf(error)?.code === 'quote_changed') again();
      throw error;
    }
    done();
  };
  const asCredit = { ...credit, amount: credit.amount + refund.amount };
  return (
    <ReasonForm
      title={m.person.cancelFor}
      text={m.person.cancelForText(rule === 'not_paid' ? m.person.notPaid : (m.desk.refundReasons[rule] ?? rule))}
      label={m.admin.reason}
      hint={m.person.reasonHint}
      choices={
        choice && refund.amount > 0
          ? [
              { value: 'card', label: m.person.cancelToCard(sum(refund)), kind: 'outline' },
              { value: 'credit', label: m.person.cancelToCredit(sum(asCredit)), kind: 'outline' },
            ]
          : [{ value: 'card', label: m.person.cancelDo, kind: 'outline' }]
      }
      act={cancel}
    >
      {refund.amount + credit.amount > 0 ? (
        <Facts
          facts={[
            [m.person.toCard, refund.amount > 0 && sum(refund)],
            [m.person.asCredit, credit.amount > 0 && sum(credit)],
          ]}
        />
      ) : (
        <p>{m.person.nothingBack}</p>
      )}
    </ReasonForm>
  );
}
