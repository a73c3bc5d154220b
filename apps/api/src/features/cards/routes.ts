import type { Handlers } from '../../http/call.ts';
import { readCards } from './card-store.ts';
import { createCard } from './create-card.ts';
import { removeCard } from './remove-card.ts';
import { updateCard } from './update-card.ts';

export const cardRoutes: Pick<Handlers, 'listCards' | 'createCard' | 'updateCard' | 'removeCard'> = {
  listCards: (context, { session }) => readCards(context, session.userId),
  createCard,
  updateCard,
  removeCard,
};
