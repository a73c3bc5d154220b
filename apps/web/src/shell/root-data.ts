import type { Locale } from '@metade/i18n/locale.ts';
import { useRouteLoaderData } from 'react-router';
import type { SiteConfig } from '../site/site-data.server.ts';
import type { HeldLine } from '../hold/held-line.server.ts';
import type { BrowserTraces } from '../tracing/browser-traces.ts';

/** The root loader's data, for the shell on every page. */
export interface RootData {
  locale: Locale;
  theme: 'light' | 'dark' | 'system';
  country: string;
  publicUrl: string;
  panelUrl: string | null;
  user: { id: string; name: string; initials: string; group: string } | null;
  city: { iso: string; slug: string; name: string } | null;
  currency: string;
  /** Off the food, in whole percent. */
  discountPercent: number;
  held: HeldLine | null;
  /** What does not go now. */
  away: SiteConfig['away'];
  nonce: string;
  traces: BrowserTraces | null;
}

/** The root's data anywhere below it. */
export function useRootData(): RootData {
  const root = useRouteLoaderData('root') as RootData | undefined;
  if (!root) throw new Error('The root loader has not answered');
  return root;
}
