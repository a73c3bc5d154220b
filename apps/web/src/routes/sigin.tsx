import { formatTime } from '@metade/i18n/format-date.ts';
import { data, redirect } from 'react-router';
import { SignInPage } from '../account/sign-in-page.tsx';
import { factsContext, type RequestFacts } from '../server/context.ts';
import { clearCookie, readCookies, writeCookie } from '../server/cookies.ts';
import { formProblem } from '../server/form-problem.ts';
import { localPath } from '../server/local-path.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { allCities, siteConfig } from '../server/site-data.ts';
import type { Route } from './+types/sigin';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const from = localPath(facts.url.searchParams.get('from'));
  if (await facts.user()) throw redirect(from ?? '/');
  const [cities, config, held] = await Promise.all([
    allCities(facts),
    siteConfig(facts),
    from?.startsWith('/checkout') ? heldUntil(facts, request) : null,
  ]);
  return {
    head: pageHead(facts, { title: `${facts.messages.account.title} · Metade`, noindex: true }),
    from,
    signUp: facts.url.searchParams.get('new') === '1',
    forgot: facts.url.searchParams.get('forgot') === '1',
    wasReset: facts.url.searchParams.get('reset') === '1',
    resetMinutes: Number(config.settings.resetMinutes ?? 60),
    heldUntil: held,
    passwordMin: Number(config.settings.passwordMin ?? 10),
    cities: cities.map((city) => ({ id: city._id, name: city.city, region: city.region.name, country: city.country })),
    chosenCity: cities.find((city) => city.slug === facts.city?.slug)?._id ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const secret = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent') === 'register' ? ('register' as const) : ('login' as const);
  const guestToken = facts.guest;
  const kept = Object.fromEntries(
    ['first_name', 'last_name', 'email', 'gender', 'region', 'phone'].map((name) => [name, text(name)]),
  ) as Partial<Record<string, string>>;
  if (text('intent') === 'forgot') return forgotten(facts, kept);
  try {
    const { token, data: user } =
      intent === 'login'
        ? await facts.api.call(
            'login',
            { body: { email: text('email'), password: secret('password'), guestToken } },
            { token: undefined },
          )
        : await facts.api.call(
            'registerUser',
            {
              body: {
                first_name: text('first_name'),
                last_name: text('last_name'),
                email: text('email'),
                password: secret('password'),
                password_confirmation: secret('password_confirmation'),
                gender: text('gender') as 'male' | 'female',
                region: text('region'),
                phone: text('phone') || undefined,
                intl: facts.locale,
                terms: (form.get('terms') === 'on') as true,
                guestToken,
              },
            },
            { token: undefined },
          );
    const secure = facts.options.publicUrl.startsWith('https:');
    facts.setCookie(writeCookie('token', token, secure));
    facts.setCookie(clearCookie('guest', secure));
    const staff = user.group === 'restaurant' || user.group === 'franchisee' || user.group === 'admin';
    const from = localPath(text('from'));
    throw redirect(from ?? (staff && facts.options.panelUrl ? facts.options.panelUrl : '/'));
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    return data({ intent, problem, kept }, problem.status);
  }
}

async function forgotten(facts: RequestFacts, kept: SignInResult['kept']) {
  const intent = 'forgot' as const;
  try {
    await facts.api.call('forgotPassword', { body: { email: kept.email ?? '' } }, { token: undefined });
    return data({ intent, problem: null, kept }, 200);
  } catch (error) {
    const problem = formProblem(error);
    return data({ intent, problem, kept }, problem.status);
  }
}

async function heldUntil(facts: RequestFacts, request: Request): Promise<string | null> {
  const id = readCookies(request.headers.get('cookie')).order;
  if (!id) return null;
  const order = await facts.api.call('getOrder', { params: { id } }).catch(() => null);
  return order?.data.hold ? formatTime(order.data.hold.expires_at, order.data.restaurant.time_zone) : null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage data={loaderData} result={actionData} />;
}

export type SignInData = Awaited<ReturnType<typeof loader>>;
export interface SignInResult {
  intent: 'login' | 'register' | 'forgot';
  /** Null: the link is on its way. */
  problem: ReturnType<typeof formProblem> | null;
  kept: Partial<Record<string, string>>;
}
