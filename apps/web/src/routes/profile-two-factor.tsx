import { data } from 'react-router';
import { TwoFactorPage } from '../account/two-factor-page.tsx';
import { mayHaveSecondStep } from '@metade/domain/works-here.ts';
import { factsContext } from '../http/context.server.ts';
import { drawQr } from '@metade/ui/draw-qr.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import type { Route } from './+types/profile-two-factor';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  // Diners have no second factor: this page does not exist for them.
  if (!mayHaveSecondStep(user)) throw data(null, 404);
  return {
    head: pageHead(facts, { title: `${facts.messages.profile.twoFactor} · Metade`, noindex: true }),
    on: user.twoFactor,
    due: user.secondFactorDue,
  };
}

/**
 * Starts with the password, confirms with a code, turns off with a code. Secrets appear in this response only and are not stored.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const key = text('secret') ? { secret: text('secret'), uri: text('uri') } : null;
  try {
    switch (text('intent')) {
      case 'start':
        return data(setUp((await facts.api.call('startTwoFactor', { body: { password: text('password') } })).data));
      case 'confirm': {
        const { data: made } = await facts.api.call('confirmTwoFactor', { body: { code: text('code').trim() } });
        return data({ key: null, recovery: made.recovery_codes, problem: null });
      }
      default:
        await facts.api.call('endTwoFactor', { body: { code: text('code').trim() } });
        return data({ key: null, recovery: null, problem: null });
    }
  } catch (error) {
    const problem = formProblem(error);
    return data({ ...(key ? setUp(key) : { key: null, recovery: null }), problem }, problem.status);
  }
}

function setUp({ secret, uri }: { secret: string; uri: string }) {
  return { key: { secret, uri, qr: drawQr(uri) }, recovery: null, problem: null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <TwoFactorPage on={loaderData.on} due={loaderData.due} result={actionData} />;
}
