import { useWords } from '../words/words.tsx';

/** What to say of an action that failed: its own words, or that there was no network to send it. */
export function useActionProblem(answer: { problem: string | null; unsent?: true } | undefined): string | null {
  const { m } = useWords();
  return answer?.unsent ? m.trouble.notSent : (answer?.problem ?? null);
}
