import { screenOf } from './screen-of.ts';

/**
 * Where a link that the system hands over leads: to a screen of the app, or with `page` to the site, over the app's first screen.
 * site: the marketplace's address. A foreign or broken link leads to the first screen alone; the app's own, such as
 * metade://app/return, are its screens' already.
 */
export function openLink(link: string, site: string): { screen: string; page: string | null } {
  if (!/^https?:/i.test(link)) return { screen: link, page: null };
  if (!link.startsWith(`${site}/`)) return { screen: '/', page: null };
  try {
    const screen = screenOf(link);
    return { screen: screen ?? '/', page: screen === null ? link : null };
  } catch {
    return { screen: '/', page: null };
  }
}
