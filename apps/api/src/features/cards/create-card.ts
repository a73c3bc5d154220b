import { v7 as uuidv7 } from 'uuid';
import type { Handler } from '../../http/call.ts';
import { readCards } from './card-store.ts';
import { keepTyped } from './keep-typed.ts';

export const createCard: Handler<'createCard'> = async (context, call) => {
  const { card_token: token, default: makeDefault = false } = call.body;
  await keepTyped(context, call, { card: uuidv7(), replaces: false, token, makeDefault });
  return readCards(context, call.session.userId);
};
