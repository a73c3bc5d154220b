import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/**
 * A form leaves the page where it is, so that what is refused stays in sight. Where it leads on to another page, that one begins
 * at its top all the same: "Table confirmed" stands there.
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
