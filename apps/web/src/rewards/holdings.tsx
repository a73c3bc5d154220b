import type { FreeVoucher, Rewards } from '@metade/contracts/rewards.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { Check, Clock, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

function Holding({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 min-w-0">
      <h2 id={`${id}-title`} className="text-dsm">
        {title}
      </h2>
      {children}
    </section>
  );
}

const TONE = { ready: 'ok', used: 'neutral', expired: 'neutral' } as const;
const ICON = { ready: Gift, used: Check, expired: Clock } as const;

/** Free vouchers. */
export function FreeVouchers({ vouchers }: { vouchers: FreeVoucher[] }) {
  const { m, date } = useWords();
  const day = (instant: string) => date(instant.slice(0, 10), 'year');
  return (
    <Holding id="free-vouchers" title={m.rewards.freeVouchers}>
      <p className="mt-2 text-ink-2">{vouchers.length === 0 ? m.rewards.noFree : m.rewards.freeText}</p>
      <ul className="mt-2">
        {vouchers.map((voucher) => {
          const Icon = ICON[voucher.state];
          return (
            <li key={voucher._id} className="border-b border-line py-3">
              <Tag tone={TONE[voucher.state]}>
                <Icon aria-hidden="true" className="size-4" />
                {m.rewards.freeStates[voucher.state]}
              </Tag>
              <p className="mt-1.5 text-sm">{m.rewards.reasons.free_voucher[voucher.reason]}</p>
              <p className="text-sm text-ink-2">
                {voucher.order ? (
                  <Link to={`/infos-reserve/${voucher.order._id}`} className="text-link">
                    {voucher.order.restaurant}
                  </Link>
                ) : voucher.state === 'expired' ? (
                  m.rewards.expiredOn(day(voucher.expires_at))
                ) : (
                  m.rewards.validUntil(day(voucher.expires_at))
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Holding>
  );
}

/** Credit by currency, each part with its expiry. */
export function CreditCard({ credit }: { credit: Rewards['credit'] }) {
  const { m, money, date } = useWords();
  return (
    <Holding id="credit" title={m.rewards.credit}>
      {credit.length === 0 ? <p className="mt-2 text-ink-2">{m.rewards.noCredit}</p> : null}
      {credit.map(({ total, lots }) => (
        <div key={total.currency} className="mt-2">
          <p className="display text-lg">{money(total)}</p>
          <ul className="text-sm text-ink-2">
            {lots.map(({ left, expires_at }) => (
              <li key={expires_at}>{m.rewards.creditUntil(money(left), date(expires_at.slice(0, 10), 'year'))}</li>
            ))}
          </ul>
        </div>
      ))}
    </Holding>
  );
}

/** Used coupons. */
export function CouponList({ coupons }: { coupons: Rewards['coupons'] }) {
  const { m, money, date } = useWords();
  return (
    <Holding id="coupons" title={m.rewards.coupons}>
      {coupons.length === 0 ? <p className="mt-2 text-ink-2">{m.rewards.noCoupons}</p> : null}
      <ul className="mt-2">
        {coupons.map((coupon) => (
          <li
            key={coupon.order._id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
          >
            <p className="min-w-0">
              <span className="font-semibold">{coupon.code}</span>
              <span className="block text-sm text-ink-2">
                {coupon.order.restaurant} · {date(coupon.used_at.slice(0, 10), 'past')}
              </span>
            </p>
            <p className="text-sm">
              {money({ ...coupon.amount, amount: -coupon.amount.amount })}
              {coupon.released ? ` · ${m.rewards.couponBack}` : null}
            </p>
          </li>
        ))}
      </ul>
    </Holding>
  );
}
