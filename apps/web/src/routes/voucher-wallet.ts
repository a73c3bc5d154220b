import { ApiRefusal } from '@metade/api-client/client.ts';
import { data, redirect } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/voucher-wallet';

/** Hands a voucher to a wallet: to Apple's as a file, to Google's by its page. Where it cannot, the voucher's page says how it stands. */
export async function loader({ context, params: { token, wallet } }: Route.LoaderArgs) {
  const { api } = context.get(factsContext);
  try {
    if (wallet === 'google') return redirect((await api.call('getGooglePass', { params: { token } })).data.url);
    if (wallet !== 'apple') throw data(null, 404);
    const { body, headers } = await api.open('getApplePass', { params: { token } });
    const kept = ['content-type', 'content-disposition', 'cache-control'];
    return new Response(body, { headers: kept.map((name): [string, string] => [name, headers.get(name) ?? '']) });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || ![404, 409, 422].includes(error.problem.status)) throw error;
    return redirect(`/checkout/voucher/${encodeURIComponent(token)}`);
  }
}
