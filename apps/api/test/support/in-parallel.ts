/** Does the work for each, fourteen at a time. Answers in the order in which they came, not in that of the work. */
export async function inParallel<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const left = [...all];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) answers.push(await work(one));
  };
  await Promise.all(Array.from({ length: 14 }, next));
  return answers;
}
