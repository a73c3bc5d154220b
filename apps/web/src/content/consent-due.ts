import type { User } from '@metade/contracts/auth.ts';

/**
 * Redirects from start pages, once, to the consent page when consent is due again; never from a voucher or a booking. People who
 * never agreed are asked when they book.
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
