import type { Answer } from '@metade/api-client/client.ts';
import { Field } from '@metade/ui/field.tsx';
import { useRef, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { useShown } from './file-parts.tsx';
import { minorUnits } from './minor-units.ts';
import { ReasonForm } from './reason-form.tsx';

type File = Answer<'getOrderFile'>['data'];

/** Refunds all that is left, or a part, to the card. One key per amount and reason: a double press refunds once. */
export function RefundForm({
  file,
  onDone,
  onStale,
}: {
  file: File;
  onDone: (file: File, done: string) => void;
  onStale: () => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { sum } = useShown();
  const { amount: left, currency } = file.refundable;
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const attempt = useRef({ of: '', key: '' });
  const amount = typed.trim() === '' ? left : minorUnits(typed);
  const wrong = amount === null || amount < 1 || amount > left;
  const refund = async (_: string, reason: string) => {
    setTried(true);
    if (wrong) throw new Error('amount');
    const of = `${amount} ${left} ${reason}`;
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    try {
      const options = { idempotencyKey: attempt.current.key };
      const { data } = await call('refundOrder', { params: { id: file._id }, body: { amount, reason } }, options);
      setTyped('');
      setTried(false);
      const told = sum({ amount, currency });
      const limit = sum(data.second_admin_above);
      const words = data.refund_request ? m.desk.isAsked(told, limit) : m.desk.isRefunded(told);
      onDone(data, data.pending_refund ? '' : words);
    } catch (error) {
      if (['refund_too_much', 'refund_requested'].includes(refusalOf(error)?.code ?? '')) onStale();
      throw error;
    }
  };
  return (
    <ReasonForm
      title={m.desk.refund}
      text={`${m.desk.refundText(sum(file.refundable))} ${m.desk.refundLimit(sum(file.second_admin_above))}`}
      label={m.admin.reason}
      hint={m.desk.personReads}
      failureOf={(error) => (error instanceof Error && error.message === 'amount' ? '' : null)}
      choices={[{ value: 'refund', label: m.desk.refundDo(sum({ amount: wrong ? left : amount, currency })) }]}
      act={refund}
    >
      <Field
        label={m.desk.refundAmount(currency)}
        hint={m.desk.refundHint}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && wrong ? m.desk.refundWrong(sum(file.refundable)) : undefined}
      />
    </ReasonForm>
  );
}
