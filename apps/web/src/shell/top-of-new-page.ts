import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/**
 * Forms keep the scroll position, so that errors stay visible. When a form leads to another page, this scrolls to its top: "Table
 * confirmed" is there.
 */
export function useTopOfNewPage(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const { state, formMethod } = useNavigation();
  const shown = useRef(pathname);
  const posted = useRef(false);
  useEffect(() => {
    if (state !== 'idle') posted.current = formMethod === 'POST';
  }, [state, formMethod]);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (posted.current && type !== 'POP' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);
}
