import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After navigating to another path, focuses the element with this id, where reading would begin after a full load; without
 * scrolling, and not when the new page has set the focus itself. Not on the first page, nor when only the query changes.
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
    // An element on both pages keeps the focus; only an element that was not focused before is the new page's choice.
    if (active !== left.current && active !== content && content?.contains(active)) return;
    content?.focus({ preventScroll: true });
  }, [pathname, id]);
}
