import { useWords } from '../words/words.tsx';

/** An action's error message: its own words, or that the network is missing. */
export function useActionProblem(answer: { problem: string | null; unsent?: true } | undefined): string | null {
  const { m } = useWords();
  return answer?.unsent ? m.trouble.notSent : (answer?.problem ?? null);
}
