import { data } from 'react-router';
import { RegisterPage } from '../register/register-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { megabyte, readFormWithin } from '../http/read-form.server.ts';
import { registrationAction, tooMuch } from '../register/registration-action.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { registerData } from '../register/register-data.server.ts';
import type { Route } from './+types/register';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => registerData(context.get(factsContext));

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  // A form is held in memory: with several pictures at most the size of three.
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
