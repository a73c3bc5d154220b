import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readWalletPass } from './wallet-pass.ts';

/** A voucher's pass as a file that Apple Wallet opens. */
export const getApplePass: Handler<'getApplePass'> = async (context, { params, reply, locale }) => {
  const wallet = context.config.wallets.apple;
  if (wallet === null) throw new Refused('not_found');
  const pass = await readWalletPass(context, params.token, locale);
  // Loaded on demand: few servers sign passes.
  const { applePass } = await import('./apple-pass.ts');
  const { order, number } = pass.voucher;
  const { rows } = await context.pool.query<{ first_order_id: string }>(
    'select first_order_id from order_change where order_id = $1',
    [order],
  );
  await reply
    .type('application/vnd.apple.pkpass')
    .header('content-disposition', `attachment; filename="${number}.pkpass"`)
    .header('cache-control', 'no-store')
    .send(await applePass(wallet, pass, rows[0]?.first_order_id ?? order));
};
