import { openBrowserAsync } from 'expo-web-browser';
import { screenOf } from '../src/links/screen-of';

/** Opens the screen of a link; what only the site has, in the browser. */
export function redirectSystemPath({ path }: { path: string; initial: boolean }): string {
  const isSite = path.startsWith('https:');
  // The app's own addresses, such as metade://app/return, are its screens' already.
  if (!isSite) return path;
  const screen = screenOf(path);
  if (screen === null) void openBrowserAsync(path).catch(() => null);
  return screen ?? '/';
}
