import { useSyncExternalStore } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { Screen } from './places.ts';
import { places } from './places.ts';
import { mayLeave } from './unsaved.ts';

/** The screen named in the address (null when there is none), and its query. */
export function useRoute(): { screen: Screen | null; query: URLSearchParams } {
  const [path = '', search] = useSyncExternalStore(subscribe, read).split('?');
  const known = (Object.keys(places) as Screen[]).find((screen) => bare(places[screen].path) === bare(path));
  return { screen: known ?? null, query: new URLSearchParams(search) };
}

/** The address's path, for places that are no screen of the table. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, read).split('?')[0] ?? '';
}

/** A screen's address, with query entries that are not null. */
export function hrefOf(screen: Screen, query: Record<string, string | null> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return places[screen].path + (entries.length > 0 ? `?${new URLSearchParams(entries)}` : '');
}

/** Navigates, unless unsaved edits are to stay. Answers whether it did. */
export function go(href: string, how: 'push' | 'replace' = 'push'): boolean {
  if (href !== shown && !mayLeave()) return false;
  if (how === 'push') history.pushState(null, '', href);
  else history.replaceState(null, '', href);
  show();
  return true;
}

/** A link inside the panel: a plain click navigates without loading the page. */
export function PanelLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return <a {...rest} href={href} onClick={follow} />;
}

const bare = (path: string) => path.replace(/\/$/, '');
const here = () => location.pathname + location.search;
const listeners = new Set<() => void>();
let shown = here();

addEventListener('popstate', () => {
  if (here() === shown || mayLeave()) show();
  else history.pushState(null, '', shown);
});

let navigated = false;

/** Whether a navigation happened since this was last asked. */
export function takeNavigation(): boolean {
  const was = navigated;
  navigated = false;
  return was;
}

function show(): void {
  shown = here();
  navigated = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => shown;
