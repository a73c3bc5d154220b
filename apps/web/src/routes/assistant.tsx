import { ApiRefusal } from '@metade/api-client/client.ts';
import type { AssistantRequest } from '@metade/contracts/assistants.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useEffect } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/assistant';

export const handle = { layout: { footer: 'white' } };

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'state',
] as const satisfies (keyof AssistantRequest)[];

/** What the assistant sent in the address; the API judges it. */
function requestOf({ searchParams }: URL): AssistantRequest {
  const given = names.filter((name) => searchParams.has(name));
  return Object.fromEntries(given.map((name) => [name, searchParams.get(name)])) as never;
}

/** Where an assistant sends a person to be let read their bookings (the authorization endpoint of OAuth 2.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { messages } = facts;
  const head = pageHead(facts, { title: `${messages.assistants.title} · Metade`, noindex: true });
  const asked = await facts.api.call('getAssistantRequest', { query: requestOf(facts.url) }).then(
    ({ data: found }) => found,
    (error: unknown) => {
      if (error instanceof ApiRefusal && error.problem.status < 500) return null;
      throw error;
    },
  );
  return data({ head, asked }, asked === null ? 400 : 200);
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const allow = (await request.formData()).get('allow') === 'yes';
  try {
    const { data: decided } = await facts.api.call('decideAssistant', { body: { ...requestOf(facts.url), allow } });
    return { allow, redirect: decided.redirect };
  } catch (error) {
    const problem = formProblem(error);
    return data({ allow, redirect: null }, problem.status);
  }
}

// The address tells who asks, and goes on with its answer: no referrer.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Assistant({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  const words = m.assistants;
  const busy = useNavigation().formMethod === 'POST';
  const redirect = actionData?.redirect ?? null;
  // A link instead of an answer that redirects: the page's policy lets forms lead nowhere else.
  useEffect(() => {
    if (redirect !== null) globalThis.location.assign(redirect);
  }, [redirect]);
  if (redirect !== null)
    return (
      <div className="page-width pt-8">
        <EmptyHalfPlate level={1} title={actionData?.allow ? words.allowed : words.denied} text={words.backText}>
          <a href={redirect} className={`${buttonClass()} self-start`}>
            {words.back}
          </a>
        </EmptyHalfPlate>
      </div>
    );
  if (asked === null || actionData)
    return (
      <div className="page-width pt-8">
        <EmptyHalfPlate level={1} title={words.wrongTitle} text={words.wrongText} />
      </div>
    );
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dmd break-words">{words.askTitle(asked.name)}</h1>
        <p className="mt-4">{words.askText}</p>
        <p className="mt-3 break-words text-ink-2">{words.askHost(asked.host)}</p>
        <p className="mt-3 text-ink-2">{words.askDays(asked.days)}</p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" name="allow" value="yes" kind="brand" busy={busy}>
            {words.allow}
          </Button>
          <Button type="submit" name="allow" value="no" busy={busy}>
            {words.deny}
          </Button>
        </Form>
      </div>
    </div>
  );
}
