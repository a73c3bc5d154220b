import { ApiRefusal } from '@metade/api-client/client.ts';
import { capitalise, formatDate, formatMealTime } from '@metade/i18n/format-date.ts';
import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { directionsUrl } from '../restaurant/address.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';

export async function friendsData(facts: RequestFacts, params: { token: string }, request: Request) {
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

export type FriendsData = Extract<Awaited<ReturnType<typeof friendsData>>, { booking: object }>;

export type FriendsResult = { problem: FormProblem };

export function answersIn(request: Request, secure: boolean): string[] {
  return (readCookies(request.headers.get('cookie'), secure).answers ?? '').split('~').filter(Boolean);
}

/** This browser's earlier answer to a booking. */
export function ownAnswer(facts: RequestFacts, request: Request, token: string): string | undefined {
  const own = answersIn(request, isSecure(facts)).find((one) => one.startsWith(`${short(token)}.`));
  const id = own?.slice(short(token).length + 1) ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
}

// Enough to distinguish bookings, without being the link.
export function short(token: string): string {
  return token.slice(0, 8);
}
