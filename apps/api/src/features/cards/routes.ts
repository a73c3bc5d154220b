import type { Handlers } from '../../http/call.ts';
import { giveUpCardCheck, refreshCardCheck } from './bank-consent.ts';
import { readCards } from './card-store.ts';
import { createCard } from './create-card.ts';
import { removeCard } from './remove-card.ts';
import { updateCard } from './update-card.ts';

type Operation = 'listCards' | 'createCard' | 'updateCard' | 'removeCard' | 'refreshCardCheck' | 'giveUpCardCheck';

export const cardRoutes: Pick<Handlers, Operation> = {
  listCards: (context, { session }) => readCards(context, session.userId),
  createCard,
  updateCard,
  removeCard,
  refreshCardCheck,
  giveUpCardCheck,
};
