import type { TicketsData, TicketsProblem } from './tickets-data.server.ts';
import { useWords } from '../words/words.tsx';
import { CouponList, CreditCard, FreeVouchers } from './holdings.tsx';
import { InviteCard } from './invite-card.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PointsCard } from './points-card.tsx';
import { VouchersSection } from './vouchers-section.tsx';

/** A diner's vouchers, points, free vouchers, credit and coupons, with their ledgers. */
export function TicketsPage({ data, problem }: { data: TicketsData; problem: TicketsProblem }) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-dlg">{m.rewards.title}</h1>
        <PointsCard data={data} problem={problem?.at === 'points' ? problem.message : null} />
        <VouchersSection data={data} />
        <div className="grid gap-x-8 md:grid-cols-2">
          <FreeVouchers vouchers={data.rewards.free_vouchers} />
          <CreditCard credit={data.rewards.credit} />
        </div>
        <CouponList coupons={data.rewards.coupons} />
        <InviteCard data={data} problem={problem?.at === 'invite' ? problem.message : null} />
        <LedgerSection data={data} />
      </div>
    </div>
  );
}
