import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { getVoucher } from './orders.ts';

// Whoever has the voucher's link may carry it in a wallet.
const { access, params } = getVoucher;
/** not_found: the wallet is not among those of getConfig. voucher_over: cancelled, changed, used or past. */
const refusals = ['not_found', 'voucher_unknown', 'voucher_over'] as const;

export const getApplePass = endpoint({
  name: 'getApplePass',
  method: 'GET',
  path: '/vouchers/:token/apple-wallet',
  summary: 'A voucher as a pass for Apple Wallet, in the caller’s language',
  access,
  params,
  answer: z.string(),
  refusals,
  stream: 'application/vnd.apple.pkpass',
});

export const getGooglePass = endpoint({
  name: 'getGooglePass',
  method: 'GET',
  path: '/vouchers/:token/google-wallet',
  summary: 'A link that adds a voucher to Google Wallet, in the caller’s language',
  access,
  params,
  answer: z.object({ data: z.object({ url: z.url() }) }),
  refusals,
});
