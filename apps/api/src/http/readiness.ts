/** Reasons not to send requests to this process, by part. */
export type Readiness = {
  /** Adds a check: `trouble` answers a sentence, or null when all is well. */
  watch(name: string, trouble: () => string | null | Promise<string | null>): void;
  /** Every failing part with its sentence. */
  troubles(): Promise<Record<string, string>>;
  /** As watch, for a part that the process can do without. */
  mention(name: string, trouble: () => string | null): void;
  /** Every such part that fails, with its sentence. */
  mentions(): Record<string, string>;
};

/** Answers are cached for a second, so that frequent probes cost nothing. */
export function createReadiness(keptMs = 1_000): Readiness {
  const watched = new Map<string, () => string | null | Promise<string | null>>();
  const mentioned = new Map<string, () => string | null>();
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
    mention: (name, trouble) => void mentioned.set(name, trouble),
    mentions: () => {
      const told = [...mentioned].map(([name, trouble]) => [name, trouble()] as const);
      return Object.fromEntries(told.filter((one): one is [string, string] => one[1] !== null));
    },
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
