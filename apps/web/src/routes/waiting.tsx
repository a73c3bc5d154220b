import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { data, Link, redirect } from 'react-router';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { clearCookie, isSecure, readCookies, writeCookie } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { periods } from '@metade/domain/grid.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { readWish, writeWish, type WaitingWish } from '../waitlist/waiting-wish.server.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/waiting';

export const handle = { layout: { footer: 'white' } };

/**
 * Where log-in leads somebody who wanted to join a waitlist: the wish is in a cookie that only the form below writes. Also runs
 * after a refused form, which has no return path in its address, and must then not redirect.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const back = localPath(facts.url.searchParams.get('back'));
  if (back === null) return { head: head(facts) };
  const kept = readCookies(request.headers.get('cookie'), isSecure(facts)).wait;
  if (!kept || !(await facts.user())) throw redirect(back);
  facts.setCookie(clearCookie('wait', isSecure(facts)));
  const refusal = await join(facts, readWish(new URLSearchParams(kept)), back);
  return data({ ...refusal, head: head(facts) }, refusal.status);
}

/** Joins or leaves a waitlist and redirects back; a refusal is shown here. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const back = localPath(form.get('back')) ?? '/reserve';
  const leaving = form.get('intent') === 'leave';
  const wish = readWish(form);
  if (!(await facts.user())) {
    if (leaving) throw redirect(`/sigin?from=${encodeURIComponent(back)}`);
    facts.setCookie(writeCookie('wait', writeWish(wish), isSecure(facts)));
    throw redirect(`/sigin?from=${encodeURIComponent(`/waiting?back=${encodeURIComponent(back)}`)}`);
  }
  if (!leaving) {
    const refusal = await join(facts, wish, back);
    return data(refusal, refusal.status);
  }
  try {
    await facts.api.call('leaveWaiting', { params: { id: String(form.get('entry')) } });
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ title: facts.messages.waiting.title, message, status, back, table: null }, status);
  }
  throw redirect(back);
}

async function join(facts: RequestFacts, body: WaitingWish, back: string) {
  try {
    if (body.period === 'any') await joinDay(facts, body);
    else await facts.api.call('joinWaiting', { body: { ...body, period: body.period } });
  } catch (error) {
    const problem = formProblem(error);
    // Idempotent: two taps, or a form sent again.
    if (problem.code === 'waiting_exists') throw redirect(back);
    return {
      title: facts.messages.waiting.refused,
      message: problem.message,
      status: problem.status,
      back,
      table: tablePath(problem.code, body),
    };
  }
  throw redirect(back);
}

/** Joins the waitlist of every full meal of a day; refused only when none could be joined. */
async function joinDay(facts: RequestFacts, { restaurant, date, people }: WaitingWish): Promise<void> {
  const { data: days } = await facts.api.call('getAvailability', {
    params: { id: restaurant },
    query: { from: date, to: date, people },
  });
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const full = periods.filter((period) => {
    const ofMeal = slots.filter((slot) => slot.period === period);
    return ofMeal.length > 0 && ofMeal.every((slot) => slot.state === 'full' || slot.state === 'held');
  });
  const refusals: unknown[] = [];
  // A day with a free table has no waitlist: shows the API's own refusal.
  for (const period of full.length > 0 ? full : periods.slice(-1)) {
    await facts.api
      .call('joinWaiting', { body: { restaurant, date, period, time: null, people } })
      .catch((error: unknown) => refusals.push(error));
  }
  if (refusals.length >= Math.max(1, full.length)) throw refusals[0];
}

/** Where the free table is; null when that is not why the waitlist was refused. */
function tablePath(code: string, { restaurant, date, period, people }: WaitingWish): string | null {
  if (code !== 'waiting_table_free') return null;
  const meal = { date, ...(period === 'any' ? {} : { period }), people: String(people) };
  return `/restaurant/description/${restaurant}?${new URLSearchParams(meal)}`;
}
const head = (facts: RequestFacts) =>
  pageHead(facts, { title: `${facts.messages.waiting.title} · Metade`, noindex: true });

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Waiting({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  const refusal = actionData ?? ('message' in loaderData ? loaderData : null);
  const [to, label] = refusal?.table
    ? [refusal.table, m.waiting.toRestaurant]
    : [refusal?.back ?? '/reserve', m.waiting.back];
  return (
    <div className="page-width pt-8" role={refusal ? 'alert' : undefined}>
      <EmptyHalfPlate level={1} title={refusal?.title ?? m.waiting.title} text={refusal?.message}>
        <Link to={to} className={`${buttonClass('brand')} self-start`}>
          {label}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}
