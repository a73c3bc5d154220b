import type { User } from '@metade/contracts/auth.ts';

/**
 * Where somebody is led whose consent is asked for again: from the pages that people begin at, once; nobody is kept from a voucher or a
 * booking. Who never agreed to anything is asked when they book.
 */
export function consentPath(
  user: Pick<User, 'termsVersion'>,
  asked: string,
  { url, later }: { url: URL; later: string | undefined },
): string | null {
  if (user.termsVersion === null || user.termsVersion === asked || later === asked) return null;
  const path = url.pathname.replace(/\.data$/, '');
  return doors.test(path) ? `/consent?from=${encodeURIComponent(path)}` : null;
}

const doors = /^\/($|profile\/(edit|tickets|cards\/read)$|reserve$|wishlist$)/;
