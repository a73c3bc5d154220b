import type { User } from '@metade/contracts/auth.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { ProfilePage } from '../account/profile-page.tsx';
import { factsContext } from '../server/context.ts';
import { homePlaces } from '../server/home-places.ts';
import { profileAction } from '../server/profile-action.ts';
import { readUpload } from '../server/read-upload.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { allCities, siteConfig, type City } from '../server/site-data.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/profile';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const [user, config] = await Promise.all([requireUser(facts), siteConfig(facts)]);
  const [places, cities, sessions, security, mails, calendar] = await Promise.all([
    homePlaces(facts),
    allCities(facts),
    facts.api.call('listSessions', {}),
    facts.api.call('listSecurityEvents', { query: {} }),
    facts.api.call('getMailSettings', {}),
    facts.api.call('getOwnCalendar', {}),
  ]);
  const countryName = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  const placed = <One extends { country: string | null }>(one: One) => ({
    ...one,
    country: one.country === null ? null : (countryName.of(one.country) ?? one.country),
  });
  return {
    head: pageHead(facts, { title: `${facts.messages.profile.overviewTitle} · Metade`, noindex: true }),
    user,
    places: places.groups,
    /** The city of the list that is the account's, else its region; empty for none. */
    region: regionOf(user, cities, facts.locale),
    sessions: sessions.data.map(placed),
    security: security.data.map(placed),
    calendar: calendar.data,
    mailsOff: mails.data.off,
    passwordMin: config.settings.passwordMin,
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
    country: facts.country,
    countries: config.markets.map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    /** The address whose form is open, 'new', or null. */
    openAddress: facts.url.searchParams.get('address'),
    /** The form that was just saved; its time tells two savings apart. */
    saved: facts.url.searchParams.get('saved'),
    savedAt: Date.now(),
  };
}

function regionOf({ region: [home] }: User, cities: City[], locale: Locale): string {
  if (!home) return '';
  const name = home.city && cityName(home.city, locale);
  return cities.find(({ region, city }) => region.iso === home.iso && city === name)?._id ?? home.iso;
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
