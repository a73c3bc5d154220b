import { useEffect, useSyncExternalStore } from 'react';

/** What the strip shows of a restaurant: enough to need no request. */
export interface Seen {
  slug: string;
  name: string;
  place: string;
  /** A path with {width}, as the API names pictures. */
  picture: string | null;
}

type Shown = {
  slug: string;
  company_name: string;
  cover: { src: string } | null;
  address: { district: string }[];
  region: { city: string };
};

/** Records on this device only that a restaurant was viewed. */
export function useSeen(restaurant: Shown): void {
  const { slug, company_name: name, cover, address, region } = restaurant;
  const place = [address[0]?.district, region.city].filter(Boolean).join(', ');
  const picture = cover?.src ?? null;
  useEffect(() => {
    write([{ slug, name, place, picture }, ...read().filter((one) => one.slug !== slug)]);
  }, [slug, name, place, picture]);
}

/** Recently viewed restaurants, latest first; empty while rendering on the server. */
export function useSeenList(): readonly Seen[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

export function forgetSeen(): void {
  write([]);
}

export const KEY = 'seen';
const MOST = 6;
const NONE: readonly Seen[] = [];
const listeners = new Set<() => void>();
// Equal text must give the same array, or React would render for ever.
let known: { text: string | null; list: readonly Seen[] } = { text: null, list: NONE };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): readonly Seen[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, list: parsed(text) };
    return known.list;
  } catch {
    return NONE;
  }
}

/** Without storage the strip stays empty. */
function write(list: readonly Seen[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function parsed(text: string | null): readonly Seen[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSeen).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function isSeen(value: unknown): value is Seen {
  const { slug, name, place, picture } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>;
  return (
    typeof slug === 'string' &&
    typeof name === 'string' &&
    typeof place === 'string' &&
    (picture === null || (typeof picture === 'string' && picture.startsWith('/pictures/')))
  );
}
