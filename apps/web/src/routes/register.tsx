import { languageTag } from '@metade/i18n/locale.ts';
import { kitchenSlugs, serviceSlugs } from '@metade/contracts/catalogue.ts';
import type { RegistrationStep } from '@metade/domain/registration.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { kitchenLabel, serviceLabel } from '@metade/i18n/labels.ts';
import { stepLabel } from '@metade/i18n/registration-fields.ts';
import { data, redirect } from 'react-router';
import { RegisterPage } from '../register/register-page.tsx';
import { factsContext } from '../server/context.ts';
import { megabyte, readFormWithin } from '../server/read-form.ts';
import { registrationAction, tooMuch } from '../server/registration-action.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import type { Route } from './+types/register';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
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
      ? (await facts.api.call('getHouseMenu', { params: { id: begun._id } })).data
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
    countries: config.markets.map(({ country }) => ({ code: country, name: countryName.of(country) ?? country })),
    kitchens: step === 'food' ? named(kitchenSlugs, kitchenLabel) : [],
    services: step === 'food' ? named(serviceSlugs, serviceLabel) : [],
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
    photosMax: config.settings.photosMax,
    tolerances: config.settings.toleranceChoices,
    discountPercent: config.settings.discountPercent,
    mapStyleUrl: config.mapStyleUrl,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  // A form is held in memory: with several pictures as much as three of them may have.
  const most = 3 * Number(imageMaxMegabytes);
  const form = await readFormWithin(request, (most + 1) * megabyte);
  if (form === null) return data(tooMuch(facts.messages.register.tooMuch(most)), 413);
  const result = await registrationAction(facts, form);
  return data(result, result.problem.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage key={loaderData.menu ? 'menu' : loaderData.step} data={loaderData} result={actionData} />;
}

export type RegisterData = Awaited<ReturnType<typeof loader>>;
