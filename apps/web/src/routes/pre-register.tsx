import { data, redirect } from 'react-router';
import { PreRegisterPage } from '../register/pre-register-page.tsx';
import { factsContext } from '../server/context.ts';
import { isSecure, readCookies } from '../server/cookies.ts';
import { formProblem, type FormProblem } from '../server/form-problem.ts';
import { keepSession } from '../server/keep-session.ts';
import { readForm } from '../server/read-form.ts';
import { registrationPath } from '../server/registration-path.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig, type SiteConfig } from '../server/site-data.ts';
import type { Route } from './+types/pre-register';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { content } = facts.messages;
  const [user, config] = await Promise.all([facts.user(), siteConfig(facts)]);
  return {
    head: pageHead(facts, { title: `${content.registerTitle} · Metade`, description: content.registerText }),
    address: facts.options.contactEmail,
    ticket: exampleTicket(config, facts.country),
    passwordMin: config.settings.passwordMin,
    /** Where an owner who has begun goes on. */
    goOn: user && registrationPath(user),
  };
}

/** The bill that examples begin with, per person and in the visitor's currency. */
function exampleTicket({ markets }: SiteConfig, country: string): { amount: number; currency: string } {
  const market = markets.find((one) => one.country === country);
  return { amount: market?.ticketSteps[1] ?? 2500, currency: market?.currency ?? 'EUR' };
}

/** Signs an owner up, and goes on with the six steps. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const secret = (name: string) => String(form.get(name) ?? '');
  const kept: PreRegisterResult['kept'] = Object.fromEntries(
    ['first_name', 'last_name', 'email', 'phone'].map((name) => [name, text(name)]),
  );
  try {
    const body = {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone') || undefined,
      password: secret('password'),
      password_confirmation: secret('password_confirmation'),
      country: facts.country,
      device: readCookies(request.headers.get('cookie'), isSecure(facts)).device,
    };
    await keepSession(facts, () => facts.api.call('registerRestaurantOwner', { body }, { token: undefined }));
  } catch (error) {
    const problem = formProblem(error);
    return data<PreRegisterResult>({ problem, kept }, problem.status);
  }
  throw redirect('/restaurant/register');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function PreRegister({ loaderData, actionData }: Route.ComponentProps) {
  return <PreRegisterPage data={loaderData} result={actionData} />;
}

export type PreRegisterData = Awaited<ReturnType<typeof loader>>;
export interface PreRegisterResult {
  problem: FormProblem;
  kept: Partial<Record<string, string>>;
}
