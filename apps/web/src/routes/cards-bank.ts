import { ApiRefusal } from '@metade/api-client/client.ts';
import { redirect } from 'react-router';
import { consentRefusals } from '../cards/consent-refusals.server.ts';
import { factsContext } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import type { Route } from './+types/cards-bank';

/** Where the bank leads back to: the cards say how it ended. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  try {
    const { bank } = await facts.api.call('refreshCardCheck', { params: { id: params.check } });
    return redirect(`/profile/cards/read${bank === null ? '?done=saved' : ''}`);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const refusal = consentRefusals.find((code) => code === error.problem.code);
    return redirect(`/profile/cards/read${refusal ? `?refusal=${refusal}` : ''}`);
  }
}
