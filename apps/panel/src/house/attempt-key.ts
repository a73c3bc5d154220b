import { useRef } from 'react';

/** The Idempotency-Key of what is asked for: one for the same, so that pressing again after a lost answer acts once. */
export function useAttemptKey(): (of: string) => string {
  const attempt = useRef({ of: '', key: '' });
  return (of) => {
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}
