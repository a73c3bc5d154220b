import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Layer {
  open: boolean;
  show: () => void;
  close: () => void;
  /** Closes it for a navigation that replaces its entry. */
  leave: () => void;
}

/**
 * Something that lies over a page (a map, a gallery, a sheet) as an entry of the history, so that back closes it instead of
 * leaving. The entry has the page's own address and router state: the router never hears of it and loads nothing. `restore`:
 * whoever comes back to the entry, from a page that was opened out of it, finds it open.
 */
export function useLayer(name: string, restore = false): Layer {
  const [chosen, setOpen] = useState<boolean | null>(null);
  const found = useSyncExternalStore(
    never,
    () => restore && entryIs(name),
    () => false,
  );
  const open = chosen ?? found;
  const leaving = useRef(false);
  useEffect(() => {
    if (!open) return;
    leaving.current = false;
    const here = window.location.href;
    if (!entryIs(name)) window.history.pushState({ ...window.history.state, layer: name }, '');
    const closeOnBack = (event: PopStateEvent) => {
      if (entryIs(name)) return;
      setOpen(false);
      if (window.location.href === here) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', closeOnBack, { capture: true });
    return () => {
      window.removeEventListener('popstate', closeOnBack, { capture: true });
      // A link out of it has gone on from its entry, which stays behind to come back to.
      if (leaving.current || !entryIs(name)) return;
      window.addEventListener('popstate', keepFromRouter, { capture: true, once: true });
      window.history.back();
    };
  }, [open, name]);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(() => {
    leaving.current = true;
    setOpen(false);
  }, []);
  return { open, show, close, leave };
}

const never = () => () => undefined;

function entryIs(name: string): boolean {
  return window.history.state?.layer === name;
}

function keepFromRouter(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}
