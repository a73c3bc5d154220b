/** A client action for pages that are available offline: a network failure is shown on the page instead of an error page. */
export async function withoutNetwork<T>({ serverAction }: { serverAction: () => Promise<T> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { problem: null, unsent: true as const };
    throw error;
  }
}
