import { v7 as uuidv7 } from 'uuid';
import type { Handler } from '../../http/call.ts';
import { checkReturnUrl } from '../../http/return-url.ts';
import { keepTyped } from './keep-typed.ts';

export const createCard: Handler<'createCard'> = async (context, call) => {
  const { card_token: token, default: makeDefault = false, return_url: returnUrl } = call.body;
  checkReturnUrl(context, returnUrl);
  const card = { card: uuidv7(), replaces: false, token, makeDefault, returnUrl: returnUrl ?? null };
  return keepTyped(context, call, card);
};
