import { renderRouter } from 'expo-router/testing-library';

/** What the API says that it has: e2e/support/serve-screens.ts. */
export const told = JSON.parse(process.env.SCREENS ?? '{}') as {
  url: string;
  name: string;
  slug: string;
  slot: string;
  date: string;
};

/** Opens the app at a path, as a link does. */
export async function open(path: string): Promise<void> {
  await renderRouter('./app', { initialUrl: path });
  // The router's tests stop the clock; a server answers by its own.
  jest.useRealTimers();
}

/** Until `comesBack` is called nothing that is asked comes through. */
export function goOffline(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Network request failed'));
  return () => {
    globalThis.fetch = real;
  };
}
