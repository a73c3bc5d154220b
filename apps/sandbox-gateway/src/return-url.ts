import { Refusal } from './refusal.ts';

/** Refuses to lead back to a site that is not the shop's. allowed: origins; without them any. */
export function checkReturnUrl(returnUrl: string, allowed: string[] | undefined): void {
  const url = new URL(returnUrl);
  if (url.username || url.password || (allowed && !allowed.includes(url.origin))) {
    throw new Refusal('invalid_request', 'Not valid: returnUrl.');
  }
}
