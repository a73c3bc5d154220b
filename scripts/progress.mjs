// One line before and one after each long step: what is being done, and how long it took.

/** Runs `step` and resolves to what it returns; a failure passes through after its own line. */
export async function timed(what, step) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${what}…`);
  try {
    const result = await step();
    console.log(`${what}: done in ${seconds()}`);
    return result;
  } catch (error) {
    console.log(`${what}: failed after ${seconds()}`);
    throw error;
  }
}
