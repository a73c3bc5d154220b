import type { FailedRefund } from '@metade/contracts/failed-refunds.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { refusalText } from '../api.ts';
import { useAttempts } from '../restaurant/attempts.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Choice = FailedRefund['choices'][number];
type Body =
  | { decision: Exclude<Choice, 'transferred'>; note: string }
  | { decision: 'transferred'; reference: string; note: string };

/** The ways to return the money, each with what it means said before it. */
export function FailedRefundForm({ refund, done }: { refund: FailedRefund; done: (said?: string) => void }) {
  const { m } = useWords();
  const { sum } = useShown();
  const { call } = useSession();
  const attempt = useAttempts();
  const words = m.failedRefunds;
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [lacking, setLacking] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Choice | null>(null);
  useUnsaved(reference.trim() !== '' || note.trim() !== '');

  const decide = async (choice: Choice) => {
    const lacks = choice === 'transferred' && reference.trim() === '';
    setLacking(lacks);
    setFailure('');
    if (lacks) return;
    const body: Body = choice === 'transferred' ? { decision: choice, reference, note } : { decision: choice, note };
    setBusy(choice);
    try {
      await attempt(refund._id, JSON.stringify(body), (idempotencyKey) =>
        call('decideFailedRefund', { params: { id: refund._id }, body }, { idempotencyKey }),
      );
      setReference('');
      setNote('');
      done(words.decided(words.decisions[choice]));
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(null);
  };
  const way = (choice: Choice) => (
    <div key={choice} className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{words.ways[choice](sum(refund.amount))}</p>
      {choice === 'transferred' ? (
        <Field
          label={words.transferReference}
          value={reference}
          maxLength={140}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
          error={lacking ? words.referenceMissing : undefined}
        />
      ) : null}
      <Button
        type="button"
        kind="outline"
        busy={busy === choice}
        disabled={busy !== null}
        className="min-h-12 self-start"
        onClick={() => void decide(choice)}
      >
        {words.acts[choice]}
      </Button>
    </div>
  );
  return (
    <form
      onSubmit={(event: FormEvent) => event.preventDefault()}
      noValidate
      aria-label={words.how}
      className="flex flex-col gap-5 rounded-4 border border-line p-5"
    >
      <h2 className="text-dsm">{words.how}</h2>
      <TextArea
        label={words.note}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {refund.choices.map(way)}
      {refund.choices.includes('credited') ? null : <p className="text-sm text-ink-2">{words.noAccount}</p>}
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </form>
  );
}
