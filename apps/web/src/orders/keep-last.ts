/**
 * A client loader for pages that ask for their data again by themselves: when the network is away they keep showing what they
 * have. Used with `hydrate`, so that the server's data counts as asked for.
 */
export function keepLast<T>() {
  let last: { path: string; data: T } | undefined;
  const load = async ({ request, serverLoader }: { request: Request; serverLoader: () => Promise<unknown> }) => {
    const path = new URL(request.url).pathname;
    try {
      const data = (await serverLoader()) as T;
      last = { path, data };
      return data;
    } catch (error) {
      if (error instanceof TypeError && last?.path === path) return last.data;
      throw error;
    }
  };
  return Object.assign(load, { hydrate: true as const });
}
