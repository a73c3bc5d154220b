import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import type { RegistrationStep } from '@metade/domain/registration.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { stepLabel } from '@metade/i18n/registration-fields.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { pageHead } from '../site/seo.ts';
import { shownMarkets, siteConfig } from '../site/site-data.server.ts';
import { stepToGoOn } from './steps-to-correct.ts';

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
  const step: RegistrationStep = begun ? (asked ?? stepToGoOn(begun)) : 'identity';
  // Between food and tables, not one of the six steps: optional.
  const menu =
    begun && facts.url.searchParams.get('step') === 'menu'
      ? (await facts.api.call('getRestaurantMenu', { params: { id: begun._id } })).data
      : null;
  const countryName = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  const catalogue = await catalogueOf(facts);
  // What is no longer offered stays with who has it.
  const choicesOf = (kind: CatalogueKind, held: readonly string[] = []) => {
    const choices = catalogue.choices(kind);
    const gone = held.filter((slug) => !choices.some((one) => one.slug === slug));
    return [...choices, ...gone.map((slug) => ({ slug, name: catalogue.name(kind, slug) }))];
  };
  return {
    head: pageHead(facts, {
      title: `${menu ? facts.messages.register.menuTitle : stepLabel(step, facts.locale)} · ${facts.messages.register.title} · Metade`,
      noindex: true,
    }),
    registration: begun,
    step,
    menu,
    /** Tables were saved without any: asks once before the step is left. */
    withoutTables:
      step === 'tables' && facts.url.searchParams.has('without-tables') && !begun?.tables.some(({ qtd }) => qtd > 0),
    country: begun?.country ?? facts.country,
    countries: shownMarkets(config).map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    kitchens: step === 'food' ? choicesOf('kitchen', begun?.kitchen) : [],
    services: step === 'food' ? choicesOf('service', begun?.services) : [],
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
    photosMax: config.settings.photosMax,
    tolerances: config.settings.toleranceChoices,
    discountPercent: config.settings.discountPercent,
    mapStyleUrl: config.mapStyleUrl,
  };
}

export type RegisterData = Awaited<ReturnType<typeof registerData>>;
