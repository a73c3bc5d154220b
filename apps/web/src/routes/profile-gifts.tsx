import { GiftListPage } from '../gifts/list-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import type { Route } from './+types/profile-gifts';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: gifts } = await facts.api.call('listGifts', {});
  return { head: pageHead(facts, { title: `${facts.messages.gift.listTitle} · Metade`, noindex: true }), gifts };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function ProfileGifts({ loaderData }: Route.ComponentProps) {
  return <GiftListPage gifts={loaderData.gifts} />;
}
