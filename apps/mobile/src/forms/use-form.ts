import { ApiRefusal } from '@metade/api-client/client.ts';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '../words/words';

type Problem = { message: string; fields: Record<string, string>; code: string };

/** problem: by field, and in words where no field is at fault. done: what was sent last was taken, and nothing was typed since. */
export interface Sending {
  busy: boolean;
  problem: Problem | null;
  done: boolean;
}

const still: Sending = { busy: false, problem: null, done: false };

/** Sends one thing at a time, and says how it ended. A second tap meanwhile does nothing. away: said where no answer came. */
export function useSending(away?: string) {
  const { app } = useWords();
  const unanswered = away ?? app.needsNetwork;
  const [sending, setSending] = useState(still);
  const busy = useRef(false);
  const send = useCallback(
    async (what: () => Promise<unknown>): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setSending({ ...still, busy: true });
      const problem = await what().then(
        () => null,
        (error: unknown) => problemOf(error, unanswered),
      );
      busy.current = false;
      setSending({ busy: false, problem, done: problem === null });
      return problem === null;
    },
    [unanswered],
  );
  const clear = useCallback((names?: readonly string[]) => {
    setSending((now) => {
      if (now.busy || !names || !now.problem) return now.busy ? now : still;
      const left = Object.entries(now.problem.fields).filter(([name]) => !names.includes(name));
      return left.length === 0
        ? still
        : { ...still, problem: { message: '', code: '', fields: Object.fromEntries(left) } };
    });
  }, []);
  return { ...sending, send, clear };
}

function problemOf(error: unknown, away: string): Problem {
  if (!(error instanceof ApiRefusal)) return { message: away, fields: {}, code: 'away' };
  const { message, code, issues = [] } = error.problem;
  const fields = Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
  return { message: issues.length > 0 ? '' : message || away, fields, code };
}

/** A form's fields as typed; what is typed anew is no longer wrong. field: what a `Field` needs. */
export function useForm<Typed extends Record<string, string>>(first: Typed, away?: string) {
  const [typed, setTyped] = useState(first);
  const sending = useSending(away);
  const { clear, problem } = sending;
  const type = useCallback(
    (part: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...part }));
      clear(Object.keys(part));
    },
    [clear],
  );
  const field = (name: keyof Typed & string) => ({
    value: typed[name],
    onChange: (value: string) => type({ [name]: value } as Partial<Typed>),
    error: problem?.fields[name],
  });
  return { ...sending, typed, type, field };
}
