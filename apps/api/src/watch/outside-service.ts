/** Whether a service that others run answers. It is asked by us after somebody's call failed, until it answers; else only where idleMs says so. */
export type OutsideService = {
  /** Why it counts as away, for operators; null while it answers. */
  trouble(): string | null;
  /** A call of it failed: one may be bad luck, so it is away once a check, or as many calls as failuresMax in a row, failed too. */
  failed(why: string): void;
  answered(): void;
  close(): void;
};

export type OutsideServiceOptions = {
  /** Resolves when the service answers, and rejects when not. */
  check: () => Promise<unknown>;
  /** Calls that may fail in a row while checks pass. */
  failuresMax?: number;
  /** What waits for it can go on. Called when it is back. */
  onBack?: () => Promise<unknown>;
  everyMs?: number;
  /** Asks a service that nobody has called for so long. */
  idleMs?: number;
};

export function followService({
  check,
  failuresMax = Number.POSITIVE_INFINITY,
  onBack = async () => {},
  everyMs = 5_000,
  idleMs,
}: OutsideServiceOptions): OutsideService {
  let away: string | null = null;
  let failures = 0;
  let isChecking = false;
  /** By the last check; a server may also greet and then refuse every call. */
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let heardAt = performance.now();
  let isClosed = false;

  const back = () => {
    clearTimeout(timer);
    heardAt = performance.now();
    failures = 0;
    if (away === null) return;
    away = null;
    void onBack().catch(() => {});
  };
  const probe = async () => {
    clearTimeout(timer);
    if (isChecking || isClosed) return;
    isChecking = true;
    try {
      await check();
      if (isSilent) back();
      isSilent = false;
    } catch (error) {
      isSilent = true;
      away = (error as Error).message;
    } finally {
      isChecking = false;
      if (away !== null && !isClosed) timer = setTimeout(() => void probe(), everyMs).unref();
    }
  };
  const isQuiet = () => away === null && performance.now() - heardAt >= (idleMs ?? 0);
  const idle = idleMs === undefined ? undefined : setInterval(() => isQuiet() && void probe(), idleMs).unref();
  return {
    trouble: () => away,
    failed: (why) => {
      failures += 1;
      if (failures >= failuresMax) away ??= why;
      void probe();
    },
    answered: back,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(idle);
    },
  };
}
