import { factsContext } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import type { Route } from './+types/profile-data';

/** The user's data export, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data } = await facts.api.call('exportAccount', {});
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="metade.json"',
      'cache-control': 'no-store',
    },
  });
}
