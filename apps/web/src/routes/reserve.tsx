import { OrdersPage } from '../orders/orders-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf } from '../site/seo.ts';
import { ordersData } from '../orders/orders-data.server.ts';
import type { Route } from './+types/reserve';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => ordersData(context.get(factsContext));

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Reserve({ loaderData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData} />;
}
