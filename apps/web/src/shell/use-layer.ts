import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Layer {
  open: boolean;
  show: () => void;
  close: () => void;
  /** Closes it for a navigation that replaces its history entry. */
  leave: () => void;
}

/**
 * A layer over a page (map, gallery, sheet) as a history entry, so that back closes it instead of leaving. The entry has the page's
 * address and router state: the router is not involved and loads nothing. `restore`: returning to the entry, from a page opened out
 * of it, opens it again.
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
      // A link in it has pushed another entry; its own stays behind, to come back to.
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
