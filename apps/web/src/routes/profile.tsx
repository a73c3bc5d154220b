import { languageTag } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { ProfilePage } from '../account/profile-page.tsx';
import { factsContext } from '../server/context.ts';
import { profileAction } from '../server/profile-action.ts';
import { readUpload } from '../server/read-upload.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/profile';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const [user, config] = await Promise.all([requireUser(facts), siteConfig(facts)]);
  const [sessions, security] = await Promise.all([
    facts.api.call('listSessions', {}),
    facts.api.call('listSecurityEvents', { query: {} }),
  ]);
  const countryName = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  const placed = <One extends { country: string | null }>(one: One) => ({
    ...one,
    country: one.country === null ? null : (countryName.of(one.country) ?? one.country),
  });
  return {
    head: pageHead(facts, { title: `${facts.messages.profile.overviewTitle} · Metade`, noindex: true }),
    user,
    sessions: sessions.data.map(placed),
    security: security.data.map(placed),
    passwordMin: Number(config.settings.passwordMin ?? 10),
    imageMaxMegabytes: Number(config.settings.imageMaxMegabytes ?? 10),
    country: facts.country,
    countries: config.markets.map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    /** The address whose form is open, 'new', or null. */
    openAddress: facts.url.searchParams.get('address'),
    /** The form that was just saved; its time tells two savings apart. */
    saved: facts.url.searchParams.get('saved'),
    savedAt: Date.now(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const result = await profileAction(facts, await readUpload(facts, request));
  if (result.problem) return data({ ...result, problem: result.problem }, result.problem.status);
  throw redirect(`/profile/edit?saved=${encodeURIComponent(result.intent)}#${result.intent.replace(/-.*/, '')}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('saved');
  const { saved } = loaderData;
  const done = saved ? { intent: saved, address: null, problem: null, kept: {} } : undefined;
  return <ProfilePage data={loaderData} result={actionData ?? done} />;
}

export type ProfileData = Awaited<ReturnType<typeof loader>>;
