import { data, redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';

/** Keeps what a card's form has typed, as a new card or in place of one. The form gives the gateway's token alone. */
export async function saveCard(facts: RequestFacts, form: FormData, replaces: string | null) {
  const token = String(form.get('card_token') ?? '');
  if (!token) return data({ message: facts.messages.cards.needsScript }, 422);
  const body = { card_token: token, ...(form.get('default') === 'yes' ? { default: true as const } : {}) };
  const options = { idempotencyKey: String(form.get('key') ?? '') || undefined };
  try {
    if (replaces === null) await facts.api.call('createCard', { body }, options);
    else await facts.api.call('updateCard', { params: { id: replaces }, body }, options);
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ message }, status);
  }
  throw redirect('/profile/cards/read?done=saved');
}
