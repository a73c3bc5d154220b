import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { checkReturnUrl } from '../../http/return-url.ts';
import { chooseDefault, findCardToken, lockCards, readCards } from './card-store.ts';
import { keepTyped } from './keep-typed.ts';

export const updateCard: Handler<'updateCard'> = async (context, call) => {
  const { params, body, session } = call;
  await findCardToken(context.pool, session.userId, params.id);
  const { card_token: token, default: makeDefault = false, return_url: returnUrl } = body;
  checkReturnUrl(context, returnUrl);
  if (token !== undefined) {
    const card = { card: params.id, replaces: true, token, makeDefault, returnUrl: returnUrl ?? null };
    return keepTyped(context, call, card);
  }
  if (makeDefault)
    await transaction(context.pool, async (trx) => {
      await lockCards(trx, session.userId);
      await findCardToken(trx, session.userId, params.id);
      await chooseDefault(trx, session.userId, params.id);
    });
  return { ...(await readCards(context, session.userId)), bank: null };
};
