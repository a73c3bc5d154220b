import type { ApiClient } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { Messages } from '@metade/i18n/pt/web.ts';
import { createContext } from 'react-router';

export type Theme = 'light' | 'dark' | 'system';

/** What the mounting program gives the site. */
export interface WebOptions {
  /** Calls the API: in process or over the network. */
  apiFetch: typeof fetch;
  /** Base of the API's address, without /v1. */
  apiUrl: string;
  /** Address of this site as the world sees it, without a slash at the end. */
  publicUrl: string;
  /** Where people write to the marketplace. */
  contactEmail: string;
  /** A MapLibre style document; without it the map stands on plain ground. */
  mapStyleUrl?: string | undefined;
  /** Who asks, by the mounting program's own rules on proxies, while a request is answered; without it, who connected. */
  callerAddress?: (() => string | undefined) | undefined;
  /** Where restaurant teams work. */
  panelUrl?: string | undefined;
}

/** What one request knows: who asks, in which language, and the API bound to both. */
export interface RequestFacts {
  options: WebOptions;
  url: URL;
  nonce: string;
  clientAddress: string;
  api: ApiClient;
  locale: Locale;
  /** The locale came from the address (?lang=), so links in the page must carry it on for a crawler. */
  localeFromUrl: boolean;
  messages: Messages;
  theme: Theme;
  /** Market of the visitor: the chosen city's, else the geo-located country's, else PT. */
  country: string;
  /** The chosen city, as {region iso}/{city slug}. */
  city: { iso: string; slug: string } | null;
  token: string | undefined;
  guest: string | undefined;
  /** Reads the account once; null for visitors. A token that the API refuses is taken back. */
  user: () => Promise<User | null>;
  /** Set for a document that nobody gets before it is whole: where its bytes go instead of into the answer. */
  whole?: { html?: Buffer };
  /** The HTML of a list of cards for the document that is being made (see search/card-list.tsx). */
  documentList?: string;
  /** unavailable: a call of this request was answered that the API cannot answer now. */
  state: { unavailable: boolean };
  /** Adds a Set-Cookie to the answer, whatever loader or action asks for it. */
  setCookie: (cookie: string) => void;
}

export const factsContext = createContext<RequestFacts>();
