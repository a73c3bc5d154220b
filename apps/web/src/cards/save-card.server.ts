import { data, redirect, redirectDocument } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';

/** Saves a typed card, new or in place of another, or leads to its bank. The form contains only the gateway's token. */
export async function saveCard(facts: RequestFacts, form: FormData, replaces: string | null) {
  const token = String(form.get('card_token') ?? '');
  if (!token) return data({ message: facts.messages.cards.needsScript }, 422);
  const body = { card_token: token, ...(form.get('default') === 'yes' ? { default: true as const } : {}) };
  const options = { idempotencyKey: String(form.get('key') ?? '') || undefined };
  try {
    const { bank } =
      replaces === null
        ? await facts.api.call('createCard', { body }, options)
        : await facts.api.call('updateCard', { params: { id: replaces }, body }, options);
    throw bank === null ? redirect('/profile/cards/read?done=saved') : redirectDocument(bank.url);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { message, status } = formProblem(error);
    return data({ message }, status);
  }
}
