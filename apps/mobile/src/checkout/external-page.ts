import { createURL } from 'expo-linking';
import { openAuthSessionAsync } from 'expo-web-browser';
import { Platform } from 'react-native';
import { marketplace } from '../api/client';

/** Where a bank or the gateway leads back to: the site's page, which leads on to the app. */
export const returnUrl = `${marketplace}/app/return`;

/** The app's own address behind it. */
const here = Platform.OS === 'web' ? returnUrl : createURL('/app/return');

/**
 * Opens a page of a bank, or of the gateway, over the app. Answers what the page led back with; null when it was closed. Neither says
 * how a payment stands: only the API does.
 */
export async function openExternalPage(url: string): Promise<URLSearchParams | null> {
  const result = await openAuthSessionAsync(url, here).catch(() => null);
  return result?.type === 'success' ? new URL(result.url).searchParams : null;
}

/** A new card, typed on the gateway's own page. */
export interface NewCard {
  token: string;
  brand: string;
  last4: string;
}

export async function askForCard(cardPageUrl: string): Promise<NewCard | null> {
  const page = new URL(cardPageUrl);
  page.searchParams.set('return_url', returnUrl);
  const told = await openExternalPage(page.href);
  const token = told?.get('card_token');
  return token ? { token, brand: told?.get('brand') ?? '', last4: told?.get('last4') ?? '' } : null;
}
