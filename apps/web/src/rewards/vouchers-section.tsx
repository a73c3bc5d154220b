import { buttonClass } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Link } from 'react-router';
import type { TicketsData, Voucher } from './tickets-data.server.ts';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';
import { PageLinks } from './page-links.tsx';

/** The vouchers of reservations: ready, used, and expired. */
export function VouchersSection({ data }: { data: TicketsData }) {
  const { m } = useWords();
  const { vouchers, shown } = data;
  return (
    <section id="vouchers" aria-labelledby="vouchers-title" className="mt-10 scroll-mt-24">
      <h2 id="vouchers-title" className="text-dsm">
        {m.rewards.vouchers}
      </h2>
      <nav aria-label={m.rewards.vouchers} className="mt-3 flex flex-wrap gap-2">
        {(['ready', 'used', 'expired'] as const).map((state) => (
          <Link
            key={state}
            to={`?vouchers=${state}`}
            preventScrollReset
            aria-current={state === shown.vouchers ? 'page' : undefined}
            className={filterChipClass(state === shown.vouchers)}
          >
            {m.rewards.states[state]} ({vouchers.counts[state]})
          </Link>
        ))}
      </nav>
      {vouchers.data.length === 0 ? <p className="mt-4 text-ink-2">{m.rewards.noneOf[shown.vouchers]}</p> : null}
      <ul className="mt-2">
        {vouchers.data.map((voucher) => (
          <VoucherRow key={voucher.order} voucher={voucher} ready={shown.vouchers === 'ready'} />
        ))}
      </ul>
      <PageLinks
        name={m.rewards.vouchers}
        page={vouchers.page}
        pages={vouchers.pages}
        href={(page) => `?vouchers=${shown.vouchers}&page=${page}`}
      />
    </section>
  );
}

function VoucherRow({ voucher, ready }: { voucher: Voucher; ready: boolean }) {
  const { m, Date, date } = useWords();
  const { restaurant } = voucher;
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-4">
      <Picture picture={restaurant.cover} sizes="6rem" alt="" className="h-[4.5rem] w-24 shrink-0 rounded-2" />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="truncate text-lg">{restaurant.company_name}</h3>
        <p className="text-sm text-ink-2">
          {Date(voucher.date)}, {voucher.time} · {m.checkout.shortTable(voucher.places)}
        </p>
        {voucher.used_at && !ready ? (
          <p className="text-sm text-ink-2">{m.rewards.usedOn(date(voucher.date, 'year'))}</p>
        ) : null}
      </div>
      <Link
        to={ready && voucher.token ? `/checkout/voucher/${voucher.token}` : `/infos-reserve/${voucher.order}`}
        className={buttonClass()}
      >
        {ready ? m.rewards.show : m.rewards.details}
        <span className="sr-only">: {restaurant.company_name}</span>
      </Link>
    </li>
  );
}
