import type { LedgerEntry } from '@metade/contracts/rewards.ts';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Link } from 'react-router';
import type { TicketsData } from './tickets-data.server.ts';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { PageLinks } from './page-links.tsx';

/** Ledger entries, of one kind or all. */
export function LedgerSection({ data }: { data: TicketsData }) {
  const { m } = useWords();
  const { ledger, shown } = data;
  const kind = shown.ledger ? `ledger=${shown.ledger}` : 'ledger=all';
  return (
    <section id="ledger" aria-labelledby="ledger-title" className="mt-10 scroll-mt-24">
      <h2 id="ledger-title" className="text-dsm">
        {m.rewards.ledger}
      </h2>
      <p className="mt-2 text-ink-2">{m.rewards.ledgerText}</p>
      <nav aria-label={m.rewards.ledger} className="mt-3 flex flex-wrap gap-2">
        {([undefined, 'points', 'credit', 'free_voucher', 'coupon'] as const).map((one) => (
          <Link
            key={one ?? 'all'}
            to={`?ledger=${one ?? 'all'}#ledger`}
            preventScrollReset
            aria-current={one === shown.ledger ? 'page' : undefined}
            className={filterChipClass(one === shown.ledger)}
          >
            {one === undefined ? m.rewards.all : m.rewards.kinds[one]}
          </Link>
        ))}
      </nav>
      {ledger.data.length === 0 ? <p className="mt-4 text-ink-2">{m.rewards.noEntries}</p> : null}
      <ul className="mt-2">
        {ledger.data.map((entry) => (
          <Line key={entry._id} entry={entry} />
        ))}
      </ul>
      <PageLinks
        name={m.rewards.ledger}
        page={ledger.page}
        pages={ledger.pages}
        href={(page) => `?${kind}&entries=${page}#ledger`}
      />
    </section>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const words = useWords();
  const { m, date } = words;
  const day = (instant: string) => date(instant.slice(0, 10), 'year');
  const gain = amountOf(entry, words);
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {m.rewards.reasons[entry.kind][entry.reason] ?? m.rewards.kinds[entry.kind]}
          {entry.code ? ` ${entry.code}` : null}
        </p>
        <p className="text-sm text-ink-2">
          {day(entry.at)}
          {entry.order ? (
            <>
              {' · '}
              <Link to={`/infos-reserve/${entry.order._id}`} className="text-link">
                {entry.order.restaurant}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <p className="shrink-0 text-right font-semibold">
        {gain}
        {entry.expires_at ? (
          <span className="block text-xs font-normal text-ink-2">
            {m.rewards.until(`${date(entry.expires_at.slice(0, 10), 'short')} ${entry.expires_at.slice(0, 4)}`)}
          </span>
        ) : null}
      </p>
    </li>
  );
}

/** An entry's amount, with its sign. Coupons have none, since they reduce a fee. */
function amountOf({ kind, points, vouchers, money: sum }: LedgerEntry, { m, money, number }: Words): string {
  if (points !== null) return signed(points, m.rewards.pointsOf(Math.abs(points), number(Math.abs(points))));
  if (vouchers !== null) return signed(vouchers, m.rewards.freeCount(1));
  if (sum === null) return '';
  const shown = money({ ...sum, amount: Math.abs(sum.amount) });
  return kind === 'coupon' ? shown : signed(sum.amount, shown);
}

const signed = (amount: number, shown: string) => `${amount < 0 ? '−' : '+'}${shown}`;
