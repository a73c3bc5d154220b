import type { ButtonKind } from '@metade/ui/button.tsx';
import { Button } from '@metade/ui/button.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { refusalText } from '../api.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  kind?: ButtonKind;
  /** This choice needs no reason. */
  plain?: true;
};

/** An action, or a choice of several, with a reason; input stays after a refusal. */
export function ReasonForm<Value extends string>({
  title,
  text,
  label,
  hint,
  optional = false,
  choices,
  act,
  failureOf = () => null,
  children,
}: {
  title: string;
  text?: string;
  label: string;
  hint: string;
  /** The reason is optional. */
  optional?: boolean;
  choices: readonly Choice<Value>[];
  /** Throws the API's refusal, whose words are shown. */
  act: (choice: Value, reason: string) => Promise<unknown>;
  /** Words for an error specific to `act`; null for any other. */
  failureOf?: (error: unknown) => string | null;
  children?: ReactNode;
}) {
  const { m } = useWords();
  const [reason, setReason] = useState('');
  const [lacking, setLacking] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Value | null>(null);
  useUnsaved(reason.trim() !== '');
  const short = reason.trim().length < 3;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? choices[0]?.value;
    const choice = choices.find(({ value }) => value === pressed);
    const lacks = short && !optional && !choice?.plain;
    setLacking(lacks);
    setFailure('');
    if (lacks || choice === undefined) return;
    setBusy(choice.value);
    try {
      await act(choice.value, reason.trim());
      setReason('');
    } catch (error) {
      setFailure(failureOf(error) ?? refusalText(error) ?? m.unreachable);
    }
    setBusy(null);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={title}
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <h2 className="text-dsm">{title}</h2>
      {text ? <p className="text-sm text-ink-2">{text}</p> : null}
      {children}
      <TextArea
        label={label}
        hint={hint}
        value={reason}
        rows={2}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
        error={lacking && short ? m.admin.reasonMissing : undefined}
      />
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {choices.map(({ value, label: word, kind = 'ink' }) => (
          <Button
            key={value}
            type="submit"
            value={value}
            kind={kind}
            busy={busy === value}
            disabled={busy !== null}
            className="min-h-12"
          >
            {word}
          </Button>
        ))}
      </div>
    </form>
  );
}
