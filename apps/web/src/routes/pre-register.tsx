import { data, redirect } from 'react-router';
import { PreRegisterPage } from '../register/pre-register-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { keepSession } from '../account/keep-session.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf } from '../site/seo.ts';
import { preRegisterData, type PreRegisterResult } from '../register/pre-register-data.server.ts';
import type { Route } from './+types/pre-register';

export const loader = ({ context }: Route.LoaderArgs) => preRegisterData(context.get(factsContext));

/** Signs an owner up and continues with the six steps. */
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
      invitation: text('invitation') || undefined,
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
