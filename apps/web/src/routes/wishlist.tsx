import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { WishlistPage } from '../wishlist/wishlist-page.tsx';
import type { Route } from './+types/wishlist';

export const handle = { layout: { footer: 'white' } };

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  return { head: pageHead(facts, { title: `${facts.messages.site.saved} · Metade`, noindex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Wishlist() {
  return <WishlistPage />;
}
