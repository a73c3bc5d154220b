import type { Location } from 'react-router';

/**
 * Whether a navigation leaves checkout, and with it the table that is held there. From the page after the payment nothing does:
 * the guard of the one before may be heard for a moment longer, and would send the diner back to it without a question.
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
