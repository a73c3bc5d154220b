import type { Location } from 'react-router';

/**
 * Whether a navigation leaves checkout, and so releases the held table. Never on the page after payment: the previous page's guard
 * may still be active for a moment, and would send the diner back.
 */
export function leadsOutOfCheckout(
  from: Pick<Location, 'pathname'>,
  to: Pick<Location, 'pathname' | 'state'>,
): boolean {
  return (
    from.pathname === '/checkout' &&
    !WITHIN.test(to.pathname) &&
    !(to.state as { keepsTable?: true } | null)?.keepsTable
  );
}

const WITHIN = /^\/(checkout|sigin|infos-reserve)(\/|$)/;
