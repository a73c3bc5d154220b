import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { googlePassLink } from './google-pass.ts';
import { readWalletPass } from './wallet-pass.ts';

/** A link that adds a voucher to Google Wallet. */
export const getGooglePass: Handler<'getGooglePass'> = async (context, { params, locale }) => {
  const { wallets, publicUrl } = context.config;
  if (wallets.google === null) throw new Refused('not_found');
  const pass = await readWalletPass(context, params.token, locale);
  return { data: { url: googlePassLink(wallets.google, pass, { now: context.now(), publicUrl }) } };
};
