import { ApiRefusal } from '@metade/api-client/client.ts';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { data, Link, redirect } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { writeCookie } from '../http/cookies.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { WaitAgain } from '../waitlist/wait-form.tsx';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/waiting-offer';

export const handle = { layout: { footer: 'white' } };

export const headers = () => ({ 'referrer-policy': 'same-origin' });

/** Target of a waitlist mail: checkout of the held table, after log-in where needed; once it is over, offers the waitlist again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const head = pageHead(facts, { title: `${facts.messages.waiting.title} · Metade`, noindex: true });
  const offer = await facts.api.call('getWaitingOffer', { params }).then(({ data: found }) => found, absent);
  if (offer === null) return data({ head, offer, end: 'unknown' as const }, 404);
  if (!offer.open) return { head, offer, end: 'passed' as const };
  await requireUser(facts);
  const order = await facts.api.call('getOrder', { params: { id: offer.order } }).then(({ data: own }) => own, absent);
  if (order === null) return data({ head, offer, end: 'otherAccount' as const }, 403);
  if (order.state !== 'held') throw redirect(`/infos-reserve/${order._id}`);
  facts.setCookie(writeCookie('order', order._id, facts.options.publicUrl.startsWith('https:')));
  throw redirect(`/checkout?order=${order._id}`);
}

function absent(error: unknown): null {
  if (error instanceof ApiRefusal && error.problem.status === 404) return null;
  throw error;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function WaitingOffer({ loaderData: { offer, end } }: Route.ComponentProps) {
  const { m } = useWords();
  const text = { unknown: undefined, passed: m.waiting.passedText, otherAccount: m.waiting.otherAccountText }[end];
  return (
    <div className="page-width pt-8">
      <EmptyHalfPlate level={1} title={m.waiting[end]} text={text}>
        {offer !== null && end === 'passed' ? <WaitAgain meal={offer} back="/reserve" /> : null}
        <Link
          to={
            offer ? `/restaurant/description/${offer.restaurant.slug}?date=${offer.date}&people=${offer.people}` : '/'
          }
          className="text-link self-start py-2 text-sm"
        >
          {offer ? m.waiting.toRestaurant : m.orders.findTable}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}
