import type { Context } from '../context.ts';
import { Refused } from '../refused.ts';

/** Refuses return addresses from the bank's page to another site than ours. */
export function checkReturnUrl(context: Context, address: string | undefined): void {
  if (address === undefined) return;
  const url = new URL(address);
  const ours = url.origin === new URL(context.config.publicUrl).origin && !url.username && !url.password;
  if (!ours) throw new Refused('invalid_fields', {}, [{ path: 'return_url', code: 'web_address' }]);
}
