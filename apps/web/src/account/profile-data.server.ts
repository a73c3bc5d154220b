import type { User } from '@metade/contracts/auth.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { allCities, shownMarkets, siteConfig, type City } from '../site/site-data.server.ts';
import { homePlaces } from './home-places.server.ts';

export async function profileData(facts: RequestFacts) {
  const [user, config] = await Promise.all([requireUser(facts), siteConfig(facts)]);
  const [places, cities, sessions, assistants, security, mails, push, calendar] = await Promise.all([
    homePlaces(facts),
    allCities(facts),
    facts.api.call('listSessions', {}),
    facts.api.call('listAssistants', {}),
    facts.api.call('listSecurityEvents', { query: {} }),
    facts.api.call('getMailSettings', {}),
    facts.api.call('getPush', {}),
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
    /** The account's city if it is in the list, else its region; empty for none. */
    region: regionOf(user, cities, facts.locale),
    sessions: sessions.data.map(placed),
    assistants: assistants.data,
    security: security.data.map(placed),
    calendar: calendar.data,
    mailsOff: mails.data.off,
    push: push.data,
    passwordMin: config.settings.passwordMin,
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
    country: facts.country,
    countries: shownMarkets(config).map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    /** The address whose form is open, 'new', or null. */
    openAddress: facts.url.searchParams.get('address'),
    /** The last saved form; the time distinguishes two saves. */
    saved: facts.url.searchParams.get('saved'),
    savedAt: Date.now(),
  };
}

export type ProfileData = Awaited<ReturnType<typeof profileData>>;

function regionOf({ region: [home] }: User, cities: City[], locale: Locale): string {
  if (!home) return '';
  const name = home.city && cityName(home.city, locale);
  return cities.find(({ region, city }) => region.iso === home.iso && city === name)?._id ?? home.iso;
}
