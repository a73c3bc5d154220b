import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import type { Route } from './+types/order-calendar';

/** The reservation as a calendar entry, the same as in mails. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: file } = await facts.api.call('getOrderCalendar', { params }).catch((error: unknown) => {
    if (error instanceof ApiRefusal && error.problem.status === 404) throw data(null, 404);
    throw error;
  });
  return new Response(file.content, {
    headers: { 'content-type': file.type, 'content-disposition': `attachment; filename="${file.name}"` },
  });
}
