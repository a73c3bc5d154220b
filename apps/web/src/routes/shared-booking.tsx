import { data, redirect } from 'react-router';
import { FriendsMissing, FriendsPage } from '../sharing/friends-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { isSecure, writeCookie } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf } from '../site/seo.ts';
import { friendsData, answersIn, ownAnswer, short, type FriendsResult } from '../sharing/friends-data.server.ts';
import type { Route } from './+types/shared-booking';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  friendsData(context.get(factsContext), params, request);

export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const before = ownAnswer(facts, request, params.token);
  try {
    const { data: given } = await facts.api.call('answerSharedBooking', {
      params,
      body: {
        name: text('name'),
        coming: text('coming') !== 'no',
        allergies: text('allergies'),
        ...(before ? { answer: before } : {}),
      },
    });
    const secure = isSecure(facts);
    const others = answersIn(request, secure).filter((one) => !one.startsWith(short(params.token)));
    const kept = [`${short(params.token)}.${given.answer}`, ...others].slice(0, 10).join('~');
    facts.setCookie(writeCookie('answers', kept, secure));
  } catch (error) {
    const problem = formProblem(error);
    return data<FriendsResult>({ problem }, problem.status);
  }
  throw redirect(`/booking/${params.token}?done=1#answer`);
}

// The address is a secret: no referrer.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function SharedBooking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.booking ? <FriendsPage data={loaderData} result={actionData} /> : <FriendsMissing />;
}
