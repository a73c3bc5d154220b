import { ApiRefusal, type Answer } from '@metade/api-client/client.ts';
import { afterSignIn, beforeSignIn, type HandOver } from '@metade/booking-flow/hand-over.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { data, redirect, replace } from 'react-router';
import { SignInPage } from '../account/sign-in-page.tsx';
import { worksHere } from '@metade/domain/works-here.ts';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { goToPanel } from '../account/go-to-panel.server.ts';
import { keepSession } from '../account/keep-session.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { secondStepPath } from '../http/require-user.server.ts';
import { registrationPath } from '../register/registration-path.ts';
import { metaOf } from '../site/seo.ts';
import { forgetInvite } from '../account/invitation.server.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import { signInData, type SignInResult } from '../account/sign-in-data.server.ts';
import type { Route } from './+types/sigin';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context, request }: Route.LoaderArgs) => signInData(context.get(factsContext), request);

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const kept = Object.fromEntries(KEPT.map((name) => [name, text(form, name)])) as SignInResult['kept'];
  const from = facts.url.searchParams.get('from');
  const asked = text(form, 'intent');
  if (asked === 'forgot') return forgotten(facts, kept);
  const intent = asked === 'register' || asked === 'second-step' || asked === 'code' ? asked : 'login';
  const coded = intent === 'code' || (intent === 'register' && kept.way === 'code');
  try {
    if (coded && (!kept.code || !kept.codeRequest || form.has('again'))) {
      const body = { email: kept.email ?? '', device: deviceIn(facts, request) };
      const { codeRequest } = (await facts.api.call('sendLoginCode', { body })).data;
      return shown({ intent, problem: null, kept: { ...kept, code: '', codeRequest } });
    }
    const brought = await beforeSignIn(facts.api, facts.guest, orderIn(from));
    const device = deviceIn(facts, request);
    const open = () => entrances[intent](facts, form, device);
    const answer = await keepSession(facts, intent === 'register' && coded ? orEnter(open, facts, form, device) : open);
    return await enter(facts, answer, pathAfter(await afterSignIn(facts.api, brought, answer.token)) ?? from);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    if (problem.code === 'two_factor_required')
      return shown({ intent: 'second-step', challenge: String(problem.params.challenge), problem: null, kept });
    // The account matters more than the points: the next press goes without the invalid invitation.
    if (problem.code.startsWith('invitation_') || problem.fields.invite) {
      forgetInvite(facts);
      kept.invite = '';
    }
    if (problem.code === 'account_missing')
      return shown({ intent: 'register', problem, kept: { ...kept, way: 'code' } });
    // An expired second step starts again with the password.
    if (problem.code === 'link_invalid') return shown({ intent: 'login', problem, kept });
    return shown({ intent, challenge: text(form, 'challenge'), problem, kept });
  }
}

const KEPT = [
  'first_name',
  'last_name',
  'name',
  'email',
  'gender',
  'region',
  'phone',
  'terms',
  'invite',
  'way',
  'code',
  'codeRequest',
];

const deviceIn = (facts: RequestFacts, request: Request) =>
  readCookies(request.headers.get('cookie'), isSecure(facts)).device;

/** Logs in whoever proves an address that has an account already. */
function orEnter(
  register: () => Promise<Answer<'login'>>,
  facts: RequestFacts,
  form: FormData,
  device: string | undefined,
) {
  return async () => {
    try {
      return await register();
    } catch (error) {
      if (error instanceof ApiRefusal && error.problem.code === 'email_taken')
        return entrances.code(facts, form, device);
      throw error;
    }
  };
}

const shown = (result: SignInResult) => data(result, result.problem?.status ?? 200);
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const codeOf = (form: FormData) => ({ code: text(form, 'code'), codeRequest: text(form, 'codeRequest') });
const secret = (form: FormData, name: string) => String(form.get(name) ?? '');
// A leftover session must not end the one being opened.
const nobody = { token: undefined };

const entrances = {
  login: (facts: RequestFacts, form: FormData, device: string | undefined) =>
    facts.api.call(
      'login',
      {
        body: {
          email: text(form, 'email'),
          password: secret(form, 'password'),
          guestToken: facts.guest,
          device,
          unlock: facts.url.searchParams.get('unlock')?.slice(0, 100) || undefined,
        },
      },
      nobody,
    ),
  code: (facts: RequestFacts, form: FormData, device: string | undefined) =>
    facts.api.call(
      'loginByCode',
      { body: { email: text(form, 'email'), ...codeOf(form), guestToken: facts.guest, device } },
      nobody,
    ),
  'second-step': (facts: RequestFacts, form: FormData, device: string | undefined) =>
    facts.api.call(
      'loginSecondStep',
      { body: { challenge: text(form, 'challenge'), code: text(form, 'code'), guestToken: facts.guest, device } },
      nobody,
    ),
  register: (facts: RequestFacts, form: FormData, device: string | undefined) =>
    facts.api.call(
      'registerUser',
      {
        body: {
          first_name: text(form, 'first_name'),
          last_name: text(form, 'last_name'),
          name: text(form, 'name'),
          email: text(form, 'email'),
          ...(text(form, 'way') === 'code'
            ? codeOf(form)
            : {
                password: secret(form, 'password'),
                // Forms that ask for the password once have no second field.
                password_confirmation: secret(
                  form,
                  form.has('password_confirmation') ? 'password_confirmation' : 'password',
                ),
              }),
          gender: text(form, 'gender') as 'male' | 'female',
          region: text(form, 'region'),
          phone: text(form, 'phone') || undefined,
          intl: facts.locale,
          terms: (form.get('terms') === 'on') as true,
          guestToken: facts.guest,
          device,
          invite: text(form, 'invite') || undefined,
        },
      },
      nobody,
    ),
};

/** The order whose checkout a return path names. */
function orderIn(back: string | null): string | null {
  return /^\/checkout\?order=([0-9a-f-]{36})$/.exec(back ?? '')?.[1] ?? null;
}

/** Where to go when some of the guest's holds could not be taken over: null when all were. */
function pathAfter(handOver: HandOver): string | null {
  switch (handOver.kind) {
    case 'taken':
      return null;
    case 'same':
      return `/checkout?order=${handOver.order}`;
    case 'lost':
      return freedAt(handOver.order, handOver.why === 'time' ? 'time' : '1');
  }
}

/** The restaurant with the lost table selected; it says why. */
function freedAt({ restaurant, date, people, slot }: Order, why: '1' | 'time'): string {
  return `/restaurant/description/${restaurant.slug}?date=${date}&people=${people}&slot=${slot}&freed=${why}`;
}

/** Redirects a new session's owner to where they were, or to their workplace. */
async function enter(facts: RequestFacts, answer: Answer<'login'>, back: string | null): Promise<never> {
  const { data: user } = answer;
  forgetInvite(facts);
  if (user.secondFactorDue) throw redirect(secondStepPath);
  const path = localPath(back);
  const registration = registrationPath(user);
  if (registration !== null) throw redirect(registration);
  const { panelUrl } = facts.options;
  if (path === null && worksHere(user) && panelUrl) throw await goToPanel(facts, panelUrl, answer.token);
  // Replaces this page in the history, so that the back button skips it.
  throw replace(path ?? '/');
}

async function forgotten(facts: RequestFacts, kept: SignInResult['kept']) {
  const intent = 'forgot' as const;
  try {
    await facts.api.call('forgotPassword', { body: { email: kept.email ?? '' } }, { token: undefined });
    return shown({ intent, problem: null, kept });
  } catch (error) {
    return shown({ intent, problem: formProblem(error), kept });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('reset', 'deleted');
  return <SignInPage data={loaderData} result={actionData} />;
}
