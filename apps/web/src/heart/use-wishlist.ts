import { useEffect, useSyncExternalStore } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { storedIds } from './stored-ids.ts';

/**
 * A visitor's wishlist, latest first; null before it is known. Before log-in it is stored in the browser; after, in the account,
 * which takes over the browser's.
 */
export function useWishlist(): {
  kept: readonly string[] | null;
  /** The account's list could not be loaded. */
  failed: boolean;
  again: () => void;
  toggle: (restaurant: string) => void;
} {
  const isMember = useRootData().user !== null;
  const kept = useSyncExternalStore(
    subscribe,
    () => list,
    () => null,
  );
  const failed = useSyncExternalStore(
    subscribe,
    () => hasFailed,
    () => false,
  );
  useEffect(() => {
    void open(isMember);
  }, [isMember]);
  return {
    kept,
    failed,
    again: () => void open(isMember),
    toggle: (restaurant) => {
      const before = list;
      const known = before ?? [];
      const add = !known.includes(restaurant);
      show(add ? [restaurant, ...known] : known.filter((one) => one !== restaurant));
      if (!isMember) return write(list ?? []);
      send({ intent: add ? 'add' : 'remove', restaurants: restaurant }).catch(() => show(before));
    },
  };
}

const KEY = 'wishlist';
/** Maximum ids per request. */
export const atOnce = 60;
let list: readonly string[] | null = null;
let hasFailed = false;
let opened: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly string[] | null, failing = false): void {
  list = next;
  hasFailed = failing;
  for (const listener of listeners) listener();
}

async function open(isMember: boolean): Promise<void> {
  if (opened === isMember) return;
  opened = isMember;
  if (!isMember) return show(read());
  try {
    await send({ intent: 'merge', restaurants: read().join() });
    localStorage.removeItem(KEY);
  } catch {
    // Offline, for example: the next page with a heart retries, and so does a press.
    opened = null;
    show(list, true);
  }
}

/** Calls the account; its answer replaces the list. */
async function send(fields: Record<string, string>): Promise<void> {
  const response = await fetch('/wishlist.json', { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(String(response.status));
  show((await response.json()) as string[]);
}

function read(): string[] {
  try {
    return storedIds(localStorage.getItem(KEY)).slice(0, atOnce);
  } catch {
    return [];
  }
}

function write(next: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, atOnce)));
  } catch {
    // Without storage the heart lasts for this page.
  }
}
