import { ApiRefusal } from '@metade/api-client/client.ts';
import { localTimeAt } from '@metade/domain/time.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { takeHanded } from '../hold/take-handed.server.ts';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/handed-hold';

export const handle = { layout: { footer: 'white' } };

/** Where a program or an assistant sends a person: the table that it holds for them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const head = pageHead(facts, { title: `${facts.messages.handed.title} · Metade`, noindex: true });
  const hold = await facts.api.call('getHandedHold', { params }).then(
    ({ data: found }) => found,
    (error: unknown) => {
      if (error instanceof ApiRefusal && error.problem.status === 404) return null;
      throw error;
    },
  );
  return data({ head, hold }, hold === null ? 404 : 200);
}

export async function action({ context, params }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  let order: string;
  try {
    order = await takeHanded(facts, params.token);
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
  throw redirect(`/checkout?order=${order}`);
}

// The address is a secret: no referrer.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function HandedHold({ loaderData: { hold }, actionData }: Route.ComponentProps) {
  const { m, Date, time, money } = useWords();
  const words = m.handed;
  const problem = useActionProblem(actionData);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className="page-width pt-8 md:pt-12">
      {hold?.open && hold.expires_at ? (
        <div className="mx-auto max-w-md">
          <h1 className="text-dmd">{words.title}</h1>
          <p className="mt-4 text-lg font-semibold break-words">{hold.restaurant.company_name}</p>
          <p className="mt-1">{words.meal(Date(hold.date, 'long'), time(hold))}</p>
          <p>
            {words.people(hold.people)} · {words.fee(money(hold.price))}
          </p>
          <p className="mt-4 text-ink-2">{hold.by === null ? words.byAssistant : words.by(hold.by)}</p>
          <p className="mt-2 text-ink-2">
            {words.until(localTimeAt(globalThis.Date.parse(hold.expires_at), hold.time_zone))}
          </p>
          {problem ? (
            <div className="mt-4">
              <Problem>{problem}</Problem>
            </div>
          ) : null}
          <Form method="post" className="mt-6">
            <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full">
              {words.goOn}
            </Button>
          </Form>
        </div>
      ) : (
        <EmptyHalfPlate level={1} title={words.overTitle} text={words.overText}>
          {hold ? (
            <Link
              to={`/restaurant/description/${hold.restaurant.slug}?date=${hold.date}&people=${hold.people}`}
              className="text-link self-start py-2 text-sm"
            >
              {words.toRestaurant}
            </Link>
          ) : null}
          <Link to="/reserve" className="text-link self-start py-2 text-sm">
            {words.toBookings}
          </Link>
        </EmptyHalfPlate>
      )}
    </div>
  );
}
