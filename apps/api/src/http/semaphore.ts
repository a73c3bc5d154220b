/** A semaphore: admits so many at once, the others wait in order. Resolves, when admitted, to a release function. */
export function semaphore(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = most;
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return end;
  };
}
