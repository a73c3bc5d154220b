import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After another path is shown, moves the focus to the element with this id, where a full load would have begun reading;
 * without scrolling, and not when the new page has put the focus somewhere itself. The first page and a change of the
 * query alone leave the focus where it is.
 */
export function useFocusOnNewPage(id: string): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const left = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== 'idle') left.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(id);
    const active = document.activeElement;
    // An element that both pages share keeps the focus; only one that was not focused before is the new page's choice.
    if (active !== left.current && active !== content && content?.contains(active)) return;
    content?.focus({ preventScroll: true });
  }, [pathname, id]);
}
