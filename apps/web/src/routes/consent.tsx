import { data, redirect } from 'react-router';
import { ConsentPage } from '../content/consent-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { isSecure, writeCookie } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import type { Route } from './+types/consent';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: consent } = await facts.api.call('getConsent', {});
  if (!consent.due) throw redirect(backOf(facts.url));
  return { head: pageHead(facts, { title: `${facts.messages.consent.title} · Metade`, noindex: true }), consent };
}

/** Postponed: not asked again about this version until booking. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const version = String(form.get('version') ?? '').slice(0, 40);
  if (form.get('answer') === 'later') {
    facts.setCookie(writeCookie('consent', version, isSecure(facts)));
    throw redirect(backOf(facts.url));
  }
  try {
    await facts.api.call('giveConsent', { body: { version } });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
  throw redirect(backOf(facts.url));
}

const backOf = (url: URL) => localPath(url.searchParams.get('from')) ?? '/';

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage consent={loaderData.consent} problem={useActionProblem(actionData)} />;
}
