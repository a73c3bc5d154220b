/** What keeps this process from being sent requests, by the part that is in trouble. */
export type Readiness = {
  /** Asks `trouble` from now on; it answers a sentence, or null when all is well. */
  watch(name: string, trouble: () => string | null | Promise<string | null>): void;
  /** Every part in trouble with its sentence. */
  troubles(): Promise<Record<string, string>>;
};

/** Answers are kept for a second, so that asking often costs nothing. */
export function createReadiness(keptMs = 1_000): Readiness {
  const watched = new Map<string, () => string | null | Promise<string | null>>();
  let kept: { at: number; answer: Promise<Record<string, string>> } | undefined;

  const ask = async () => {
    const found: Record<string, string> = {};
    await Promise.all(
      [...watched].map(async ([name, trouble]) => {
        const told = await Promise.resolve(trouble()).catch((error: Error) => error.message);
        if (told !== null) found[name] = told;
      }),
    );
    return found;
  };
  return {
    watch: (name, trouble) => {
      watched.set(name, trouble);
      kept = undefined;
    },
    troubles: () => {
      if (kept === undefined || performance.now() - kept.at > keptMs) kept = { at: performance.now(), answer: ask() };
      return kept.answer;
    },
  };
}
