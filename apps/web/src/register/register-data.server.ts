import { kitchenSlugs, serviceSlugs } from '@metade/contracts/catalogue.ts';
import type { RegistrationStep } from '@metade/domain/registration.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { kitchenLabel, serviceLabel } from '@metade/i18n/labels.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { stepLabel } from '@metade/i18n/registration-fields.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { shownMarkets, siteConfig } from '../site/site-data.server.ts';

export async function registerData(facts: RequestFacts) {
  const user = await requireUser(facts);
  if (user.group === 'user') throw redirect('/restaurant/pre-register');
  const [{ data: registration }, config] = await Promise.all([
    facts.api.call('getRegistration', {}),
    siteConfig(facts),
  ]);
  if (registration?.state === 'approved' || registration?.state === 'paused') throw redirect('/restaurant/sigin');
  const begun = registration?.state === 'rejected' ? null : registration;
  const asked = stepNames.find((step) => step === facts.url.searchParams.get('step'));
  const firstOpen = begun?.progress.steps.find((step) => !step.done)?.step ?? 'identity';
  const step: RegistrationStep = begun ? (asked ?? firstOpen) : 'identity';
  // Between food and tables, and none of the six: it can be left out.
  const menu =
    begun && facts.url.searchParams.get('step') === 'menu'
      ? (await facts.api.call('getRestaurantMenu', { params: { id: begun._id } })).data
      : null;
  const countryName = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  const named = (slugs: readonly string[], label: typeof kitchenLabel) =>
    slugs
      .map((slug) => ({ slug, name: label(slug, facts.locale) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, facts.locale));
  return {
    head: pageHead(facts, {
      title: `${menu ? facts.messages.register.menuTitle : stepLabel(step, facts.locale)} · ${facts.messages.register.title} · Metade`,
      noindex: true,
    }),
    registration: begun,
    step,
    menu,
    /** The step of the tables was saved without any: asked for once before it is left. */
    withoutTables:
      step === 'tables' && facts.url.searchParams.has('without-tables') && !begun?.tables.some(({ qtd }) => qtd > 0),
    country: begun?.country ?? facts.country,
    countries: shownMarkets(config).map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    kitchens: step === 'food' ? named(kitchenSlugs, kitchenLabel) : [],
    services: step === 'food' ? named(serviceSlugs, serviceLabel) : [],
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
    photosMax: config.settings.photosMax,
    tolerances: config.settings.toleranceChoices,
    discountPercent: config.settings.discountPercent,
    mapStyleUrl: config.mapStyleUrl,
  };
}

export type RegisterData = Awaited<ReturnType<typeof registerData>>;
