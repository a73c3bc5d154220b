import { ApiRefusal } from '@metade/api-client/client.ts';
import { capitalise, formatDate, formatMealTime } from '@metade/i18n/format-date.ts';
import { data, redirect } from 'react-router';
import { FriendsMissing, FriendsPage } from '../sharing/friends-page.tsx';
import { factsContext, type RequestFacts } from '../server/context.ts';
import { isSecure, readCookies, writeCookie } from '../server/cookies.ts';
import { formProblem, type FormProblem } from '../server/form-problem.ts';
import { readForm } from '../server/read-form.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import { directionsUrl } from '../restaurant/address.ts';
import type { Route } from './+types/shared-booking';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const words = facts.messages.sharing;
  try {
    const answer = ownAnswer(facts, request, params.token);
    const { data: booking } = await facts.api.call('getSharedBooking', { params, query: answer ? { answer } : {} });
    const { restaurant, date } = booking;
    const when = `${capitalise(formatDate(date, facts.locale))}, ${formatMealTime(date, booking.time, facts.locale)}`;
    const { cover } = restaurant;
    return {
      head: pageHead(facts, {
        title: `${restaurant.company_name}: ${when}`,
        description: words.invites(booking.host),
        image: cover
          ? new URL(cover.src.replace('{width}', String(Math.max(...cover.widths))), facts.options.publicUrl).href
          : undefined,
        noindex: true,
      }),
      booking,
      directions: directionsUrl(
        {
          street: restaurant.address,
          number: '',
          district: '',
          city: restaurant.city,
          state: '',
          zip: '',
          location:
            restaurant.latitude === null || restaurant.longitude === null
              ? null
              : { latitude: restaurant.latitude, longitude: restaurant.longitude },
        },
        restaurant.company_name,
      ),
      allergiesMax: (await siteConfig(facts)).settings.allergiesMax,
      done: facts.url.searchParams.get('done') === '1',
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || ![404, 422].includes(error.problem.status)) throw error;
    return data({ head: pageHead(facts, { title: `${words.goneTitle} · Metade`, noindex: true }), booking: null }, 404);
  }
}

export type FriendsData = Extract<Awaited<ReturnType<typeof loader>>, { booking: object }>;
export type FriendsResult = { problem: FormProblem };

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

function answersIn(request: Request, secure: boolean): string[] {
  return (readCookies(request.headers.get('cookie'), secure).answers ?? '').split('~').filter(Boolean);
}

/** The answer that this browser gave to a booking before. */
function ownAnswer(facts: RequestFacts, request: Request, token: string): string | undefined {
  const own = answersIn(request, isSecure(facts)).find((one) => one.startsWith(`${short(token)}.`));
  const id = own?.slice(short(token).length + 1) ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
}

// Enough to tell one's bookings apart, and not the link.
function short(token: string): string {
  return token.slice(0, 8);
}

// Whoever has the address sees the booking: it is told to no other site.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function SharedBooking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.booking ? <FriendsPage data={loaderData} result={actionData} /> : <FriendsMissing />;
}
