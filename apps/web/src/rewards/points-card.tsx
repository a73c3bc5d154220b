import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { TicketsData } from './tickets-data.server.ts';
import { useWords } from '../words/words.tsx';

/** Points, the progress to a free voucher, and the button to exchange them. */
export function PointsCard({ data, problem }: { data: TicketsData; problem: string | null }) {
  const { m, number, date } = useWords();
  const busy = useNavigation().formData?.get('intent') === 'redeem';
  const { available, pending, expiring, per_free_voucher: needed } = data.rewards.points;
  const { arrived, first, review, months, delayHours } = data.rules;
  const newest = data.rewards.free_vouchers
    .filter(({ reason, state }) => reason === 'points' && state === 'ready')
    .toSorted((a, b) => b.created.localeCompare(a.created))[0];
  const enough = available >= needed;
  return (
    <section id="points" aria-labelledby="points-title" className="mt-6 rounded-4 border border-line p-5 md:p-6">
      <h2 id="points-title" className="text-sm font-semibold text-ink-2">
        {m.rewards.points}
      </h2>
      <p className="display mt-1 text-dlg">{m.rewards.pointsOf(available, number(available))}</p>
      <div className="mt-3 flex flex-col gap-1.5">
        <progress
          aria-label={m.rewards.progress(number(available), number(needed))}
          max={needed}
          value={Math.min(available, needed)}
          className="h-3 w-full appearance-none overflow-hidden rounded-pill bg-hover [&::-moz-progress-bar]:bg-ok [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-ok"
        />
        <p className="text-sm">
          {enough ? m.rewards.enough(number(needed)) : m.rewards.missing(number(needed - available))}
        </p>
      </div>
      <ul className="mt-2 text-sm text-ink-2">
        {pending > 0 ? <li>{m.rewards.pending(number(pending), delayHours)}</li> : null}
        {expiring ? (
          <li>{m.rewards.expiring(number(expiring.points), date(expiring.at.slice(0, 10), 'year'))}</li>
        ) : null}
        <li>{m.rewards.earn(arrived, first, review, months)}</li>
      </ul>
      {problem ? (
        <div className="mt-4">
          <Problem>{problem}</Problem>
        </div>
      ) : data.done === 'redeemed' && newest ? (
        <div className="mt-4">
          <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
            {m.rewards.redeemed(date(newest.expires_at.slice(0, 10), 'year'))}
          </Banner>
        </div>
      ) : null}
      {enough ? (
        <Form method="post" action="/profile/tickets" preventScrollReset className="mt-5">
          <input type="hidden" name="intent" value="redeem" />
          <input type="hidden" name="key" value={data.redemption} />
          <Button type="submit" kind="brand" busy={busy}>
            {m.rewards.redeem(number(needed))}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
