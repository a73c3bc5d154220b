import { data, redirect } from 'react-router';
import { ProfilePage } from '../account/profile-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { profileAction } from '../account/profile-action.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import { profileData } from '../account/profile-data.server.ts';
import type { Route } from './+types/profile';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => profileData(context.get(factsContext));

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
