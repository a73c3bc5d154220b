import type { PayoutView } from '@metade/contracts/reconciliation.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { Facts, useShown } from '../admin/file-parts.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { pageIn } from '../shell/query-values.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { MovementHead } from './movement-head.tsx';

/** What gateways paid out to us; or, when the address names a payout, what that one is made of. */
export function PayoutsScreen() {
  const { query } = useRoute();
  const [gateway, payout] = [query.get('gateway'), query.get('payout')];
  return gateway && payout ? <PayoutLines gateway={gateway} payout={payout} /> : <PayoutList />;
}

function PayoutList() {
  const { m } = useWords();
  const { call } = useSession();
  const page = pageIn(useRoute().query);
  const load = useCallback(() => call('listPayouts', { query: { page } }), [call, page]);
  const { value, failed, again } = useLoaded(load);
  const words = m.money;
  useTitle(words.payouts);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-dmd">{words.payouts}</h1>
          <p className="text-ink-2">{words.payoutsText}</p>
        </div>
        <CsvButton list="exportPayouts" input={{ query: {} }} />
      </div>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.noPayouts} text={words.noPayoutsText} /> : null}
      <ul className="mt-6 border-t border-line empty:border-0">
        {value?.data.map((one) => (
          <li key={`${one.gateway} ${one.id}`} className="border-b border-line py-6">
            <Payout payout={one} />
          </li>
        ))}
      </ul>
      {value ? (
        <Pages
          label={words.payouts}
          page={value.page}
          pages={value.pages}
          at={(to) => hrefOf('payouts', { page: String(to) })}
        />
      ) : null}
    </>
  );
}

function Payout({ payout }: { payout: PayoutView }) {
  const { m, date } = useWords();
  const { moment, sum } = useShown();
  const words = m.money;
  return (
    <>
      <h2 className="text-dsm">{sum(payout.amount)}</h2>
      <Facts
        facts={[
          [m.admin.state, words.payoutStates[payout.state]],
          [words.arrives, date(payout.arrives, 'year')],
          [m.desk.made, moment(payout.created)],
          [words.count, payout.complete ? String(payout.count) : words.incomplete],
          [words.gross, payout.complete && sum(payout.gross)],
          [words.fees, payout.complete && sum(payout.fees)],
          [words.gateway, `${payout.gateway}, ${payout.id}`],
        ]}
      />
      <PanelLink
        href={hrefOf('payouts', { gateway: payout.gateway, payout: payout.id })}
        className={`${buttonClass()} mt-4`}
        aria-label={`${words.open}: ${payout.id}`}
      >
        {words.open}
      </PanelLink>
    </>
  );
}

function PayoutLines({ gateway, payout }: { gateway: string; payout: string }) {
  const { m } = useWords();
  const { call } = useSession();
  const { moment, sum } = useShown();
  const page = pageIn(useRoute().query);
  const load = useCallback(
    () => call('listPayoutLines', { query: { gateway, payout, page } }),
    [call, gateway, payout, page],
  );
  const { value, failed, again } = useLoaded(load);
  const words = m.money;
  useTitle(words.lines(payout));
  return (
    <>
      <PanelLink href={hrefOf('payouts')} className="inline-flex min-h-11 items-center text-link">
        {words.payouts}
      </PanelLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-dmd break-words">{words.lines(payout)}</h1>
        <CsvButton list="exportPayoutLines" input={{ query: { gateway, payout } }} />
      </div>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      <ul className="mt-6 border-t border-line empty:border-0">
        {value?.data.map((one) => (
          <li key={one.id} className="border-b border-line py-4">
            <MovementHead {...one} />
            <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-ink-2">
              <span className="font-semibold text-ink">{sum(one.amount)}</span>
              <span>
                {words.fees}: {sum(one.fee)}
              </span>
              <span>{moment(one.created)}</span>
              <span className="break-all">{one.id}</span>
            </p>
          </li>
        ))}
      </ul>
      {value ? (
        <Pages
          label={words.lines(payout)}
          page={value.page}
          pages={value.pages}
          at={(to) => hrefOf('payouts', { gateway, payout, page: String(to) })}
        />
      ) : null}
    </>
  );
}
