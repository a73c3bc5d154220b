/** What a program that a test starts has of the test's environment: where programs are, and what Node compiled of them before. */
export function programEnv(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
