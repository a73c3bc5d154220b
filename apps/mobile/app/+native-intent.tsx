import { openBrowserAsync } from 'expo-web-browser';
import { marketplace } from '../src/api/client';
import { openLink } from '../src/links/open-link';

/** Opens the screen of a link; what only the site has, in the browser. */
export function redirectSystemPath({ path }: { path: string; initial: boolean }): string {
  const { screen, page } = openLink(path, marketplace);
  if (page !== null) void openBrowserAsync(page).catch(() => null);
  return screen;
}
