import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useWords } from '../words/words.tsx';

/** State of a small form's submission: whether it is pending, and errors by field; `form` is for errors without a field. */
export function useSending() {
  const { m } = useWords();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (event: FormEvent | null, work: () => Promise<void>) => {
    event?.preventDefault();
    setBusy(true);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const refusal = refusalOf(error);
      const issues = (refusal?.issues ?? []).map(({ path, message }) => [path, message] as const);
      setErrors(issues.length > 0 ? Object.fromEntries(issues) : { form: refusal?.message ?? m.unreachable });
    }
    setBusy(false);
  };
  return { busy, errors, send };
}
