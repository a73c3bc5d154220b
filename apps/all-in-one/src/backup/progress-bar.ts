const width = 30;

/** Draws how far a copy is, once a percent, on the error output; only where a person looks. */
export function progressBar(): (done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => {};
  let last = -1;
  return (done, total) => {
    const percent = Math.min(100, Math.floor((100 * done) / Math.max(1, total)));
    if (percent === last) return;
    last = percent;
    const full = Math.round((percent * width) / 100);
    process.stderr.write(
      `\r[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${percent} %${percent === 100 ? '\n' : ''}`,
    );
  };
}
