import type { OpenClient } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { Messages } from '@metade/i18n/pt/web.ts';
import { createContext } from 'react-router';
import type { Piece, WholeDocument } from './whole-document.server.ts';
import type { BrowserTraces } from '../tracing/browser-traces.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What the hosting program provides. */
export interface WebOptions {
  /** Calls the API: in process or over the network. */
  apiFetch: typeof fetch;
  /** Base of the API's address, without /v1. */
  apiUrl: string;
  /** Public address of this site, without a trailing slash. */
  publicUrl: string;
  /** The marketplace's contact address. */
  contactEmail: string;
  /** A MapLibre style document; without it the map has a plain background. */
  mapStyleUrl?: string | undefined;
  /** The client's address by the hosting program's proxy rules, during a request; without it, the socket's. */
  callerAddress?: (() => string | undefined) | undefined;
  /** Where browsers send spans; without it they are not traced. */
  traces?: BrowserTraces | undefined;
  /** Writes a page's failure to the log; without it, to standard error. */
  logError?: ((error: unknown) => void) | undefined;
  /** The panel's address. */
  panelUrl?: string | undefined;
}

/** What one request knows: the visitor, the language, and the API bound to both. */
export interface RequestFacts {
  options: WebOptions;
  url: URL;
  nonce: string;
  clientAddress: string;
  /** Of the browser; '' when it sends none. */
  userAgent: string;
  api: OpenClient;
  locale: Locale;
  /** The locale came from ?lang=, so that links must repeat it for crawlers. */
  localeFromUrl: boolean;
  messages: Messages;
  theme: Theme;
  /** Market of the visitor: the chosen city's, else by IP address, else PT. */
  country: string;
  /** The chosen city, as {region iso}/{city slug}. */
  city: { iso: string; slug: string } | null;
  token: string | undefined;
  guest: string | undefined;
  /** Loads the account once; null for visitors. A refused token is removed. */
  user: () => Promise<User | null>;
  /** Set for a document that is served complete: it goes here instead of into the response. */
  whole?: WholeDocument;
  /** The cards in this document (see search/card-list.tsx). */
  documentList?: readonly Piece[];
  /** unavailable: a call of this request failed because the API is unavailable. */
  state: { unavailable: boolean };
  /** Adds a Set-Cookie to the response. */
  setCookie: (cookie: string) => void;
}

export const factsContext = createContext<RequestFacts>();
