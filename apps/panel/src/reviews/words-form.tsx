import { Button } from '@metade/ui/button.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useSettings } from '../session/config.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** A short text form; input stays after a refusal. */
export function WordsForm({
  label,
  hint,
  least,
  submit,
  send,
  onCancel,
}: {
  label: string;
  hint: string;
  least: number;
  submit: string;
  send: (text: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { m } = useWords();
  const { reviewTextMax } = useSettings();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() !== '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < least) return setError(m.manage.reviews.short(least));
    setBusy(true);
    try {
      await send(text.trim());
    } catch (failure) {
      setError(refusalOf(failure)?.message ?? m.unreachable);
      setBusy(false);
    }
  };
  return (
    <form ref={form} onSubmit={(event) => void press(event)} noValidate className="mt-4 flex max-w-2xl flex-col gap-3">
      <TextArea
        label={label}
        hint={hint}
        value={text}
        maxLength={reviewTextMax}
        onChange={(event) => setText(event.target.value)}
        error={error || undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="ink" busy={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{m.manage.cancel}</Button>
      </div>
    </form>
  );
}
