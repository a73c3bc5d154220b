import { joinWaiting, type WaitingWish } from '@metade/booking-flow/waiting.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { data, Link, redirect } from 'react-router';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { clearCookie, isSecure, readCookies, writeCookie } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { readWish, writeWish } from '../waitlist/waiting-wish.server.ts';
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
    await joinWaiting(facts.api, body);
  } catch (error) {
    const problem = formProblem(error);
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
