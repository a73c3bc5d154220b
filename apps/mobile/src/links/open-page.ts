import type { Locale } from '@metade/i18n/locale.ts';
import { openBrowserAsync } from 'expo-web-browser';
import { marketplace } from '../api/client';

/** Opens a page of the site over the app. path: with its query, if any. Not by a link, which the system would give back to the app. */
export function openPage(path: string, locale: Locale): void {
  const url = new URL(path, marketplace);
  url.searchParams.set('lang', locale);
  void openBrowserAsync(url.href).catch(() => null);
}
