import { useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useWords } from '../words/words.tsx';

/** A form sent as a whole: input stays after a refusal, with errors at each field. */
export function useForm<Draft extends { reason: string }>(first: Draft, send: (draft: Draft) => Promise<unknown>) {
  const { m } = useWords();
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setFailure('');
    setBusy(true);
    try {
      await send(draft);
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
    }
    setBusy(false);
  };
  return { draft, set, errors, failure, busy, submit };
}
