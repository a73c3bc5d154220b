import { mayLinkTo } from '@metade/domain/rich-text.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { router } from 'expo-router';
import { openBrowserAsync } from 'expo-web-browser';
import { Linking } from 'react-native';
import { marketplace } from '../api/client';
import { openPage } from './open-page';
import { screenOf } from './screen-of';

/** Follows a link of a text: to a screen where the app has one, else over the app. */
export function follow(href: string, locale: Locale): void {
  if (!mayLinkTo(href)) return;
  if (href.startsWith('mailto:')) return void Linking.openURL(href).catch(() => null);
  const path = href.startsWith(`${marketplace}/`) ? href.slice(marketplace.length) : href;
  if (!path.startsWith('/')) return void openBrowserAsync(path).catch(() => null);
  const screen = screenOf(path);
  if (screen) router.push(screen as '/');
  else openPage(path, locale);
}
