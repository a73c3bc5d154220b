/**
 * A client action for pages that are also read without network: what cannot be sent is said on the page, which stays, instead of
 * an error page in its place.
 */
export async function withoutNetwork<T>({ serverAction }: { serverAction: () => Promise<T> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { problem: null, unsent: true as const };
    throw error;
  }
}
