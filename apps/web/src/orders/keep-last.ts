/**
 * A client loader for polling pages: while offline they keep their last data. Use with `hydrate`, so that the server's data counts
 * as loaded.
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
