import type { CardDispute, DisputeEvidenceForm } from '@metade/contracts/card-disputes.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { refusalText } from '../api.ts';
import { useAttempts } from '../restaurant/attempts.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Choice = CardDispute['choices'][number];
type Body =
  | { decision: 'answered'; evidence: DisputeEvidenceForm; note: string }
  | { decision: Exclude<Choice, 'answered'>; note: string };

const long = ['product', 'activity', 'policy', 'words'] as const;
const short = ['customer_name', 'customer_email', 'service_date'] as const;

/** What can be decided of a dispute, each with its consequence said before it; the evidence is filled in and can be changed. */
export function DisputeForm({ dispute, done }: { dispute: CardDispute; done: (said?: string) => void }) {
  const { m } = useWords();
  const { sum } = useShown();
  const { call } = useSession();
  const attempt = useAttempts();
  const words = m.cardDisputes;
  const [evidence, setEvidence] = useState<DisputeEvidenceForm | null>(null);
  const [note, setNote] = useState('');
  const [lacking, setLacking] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Choice | 'prepare' | null>(null);
  useUnsaved(evidence !== null || note.trim() !== '');
  const amount = sum(dispute.amount);

  const run = async (what: Choice | 'prepare', work: () => Promise<void>) => {
    setBusy(what);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(null);
  };
  const prepare = () =>
    run('prepare', async () => {
      setEvidence((await call('getDisputeEvidence', { params: { id: dispute._id } })).data);
    });
  const decide = (choice: Choice) => {
    const needsNote = choice === 'refunded' || choice === 'dismissed';
    setLacking(needsNote && note.trim().length < 3);
    if (needsNote && note.trim().length < 3) return;
    if (choice === 'answered' && evidence === null) return;
    const body: Body =
      choice === 'answered'
        ? { decision: choice, evidence: evidence as DisputeEvidenceForm, note }
        : { decision: choice, note };
    void run(choice, async () => {
      await attempt(dispute._id, JSON.stringify(body), (idempotencyKey) =>
        call('decideCardDispute', { params: { id: dispute._id }, body }, { idempotencyKey }),
      );
      setEvidence(null);
      setNote('');
      done(words.decided(words.decisions[choice]));
    });
  };
  const consequences: Record<Choice, string> = {
    answered: dispute.kind === 'inquiry' ? words.consequence.answeredInquiry : words.consequence.answered(amount),
    accepted: words.consequence.accepted(amount),
    refunded: words.consequence.refunded(amount),
    dismissed: words.consequence.dismissed,
  };
  const labels: Record<Choice, string> = {
    answered: words.send,
    accepted: words.accept,
    refunded: words.refund(amount),
    dismissed: words.dismiss,
  };
  const button = (choice: Choice) => (
    <div key={choice} className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">{consequences[choice]}</p>
      <Button
        type="button"
        kind={choice === 'accepted' || choice === 'dismissed' ? 'outline' : 'ink'}
        busy={busy === choice}
        disabled={busy !== null}
        className="min-h-12 self-start"
        onClick={() => decide(choice)}
      >
        {labels[choice]}
      </Button>
    </div>
  );
  const answers = dispute.choices.includes('answered');
  return (
    <form
      onSubmit={(event: FormEvent) => event.preventDefault()}
      noValidate
      aria-label={m.admin.decide}
      className="flex flex-col gap-5 rounded-4 border border-line p-5"
    >
      <h2 className="text-dsm">{m.admin.decide}</h2>
      {answers && evidence === null ? (
        <Button
          type="button"
          busy={busy === 'prepare'}
          disabled={busy !== null}
          className="min-h-12 self-start"
          onClick={() => void prepare()}
        >
          {words.prepare}
        </Button>
      ) : null}
      {evidence ? (
        <Evidence evidence={evidence} onChange={setEvidence}>
          {button('answered')}
        </Evidence>
      ) : null}
      <TextArea
        label={words.note}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={lacking ? words.noteMissing : undefined}
      />
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      {dispute.choices.filter((choice) => choice !== 'answered').map(button)}
    </form>
  );
}

function Evidence({
  evidence,
  onChange,
  children,
}: {
  evidence: DisputeEvidenceForm;
  onChange: (evidence: DisputeEvidenceForm) => void;
  children: ReactNode;
}) {
  const { m } = useWords();
  const words = m.cardDisputes;
  const of = (field: keyof DisputeEvidenceForm) => ({
    label: words.fields[field],
    value: evidence[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...evidence, [field]: event.target.value }),
  });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-semibold">{words.evidenceTitle}</legend>
      <p className="text-sm text-ink-2">{words.evidenceText}</p>
      {short.map((field) => (
        <Field key={field} {...of(field)} type={field === 'service_date' ? 'date' : 'text'} />
      ))}
      {long.map((field) => (
        <TextArea
          key={field}
          {...of(field)}
          // All of what the bank will read is seen.
          className="[&_textarea]:field-sizing-content [&_textarea]:min-h-28"
          maxLength={5000}
        />
      ))}
      {children}
    </fieldset>
  );
}
