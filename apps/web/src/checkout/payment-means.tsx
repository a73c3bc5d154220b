import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { ChevronDown, Gift, TicketPercent, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import type { PaymentWish } from '@metade/booking-flow/payment-quote.ts';

/**
 * Coupon, free voucher and credit, collapsed until used. Their buttons submit the surrounding form, so that its input is kept: see
 * nextWish.
 */
export function PaymentMeans({
  quote,
  wish,
  problem,
}: {
  quote: PaymentQuote;
  wish: PaymentWish;
  problem: string | null;
}) {
  const { m, money } = useWords();
  const { credit, free_vouchers } = quote.available;
  return (
    <div className="mt-4 divide-y divide-line border-b border-line">
      {quote.coupon.amount > 0 && quote.coupon_code ? (
        <Used
          icon={<TicketPercent aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.couponApplied(quote.coupon_code)}
          sum={money(quote.coupon)}
          remove="no-coupon"
        />
      ) : (
        <Folded
          key={problem}
          icon={<TicketPercent aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.haveCoupon}
          open={problem !== null}
        >
          <div data-part="coupon" className="flex items-start gap-3">
            <Field
              name="code"
              label={m.parts.couponCode}
              defaultValue={wish.coupon}
              error={problem ?? undefined}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              className="min-w-0 flex-1"
            />
            <button type="submit" name="means" value="coupon" className={`${buttonClass()} mt-7 shrink-0`}>
              {m.parts.apply}
            </button>
          </div>
        </Folded>
      )}
      {quote.free_voucher.amount > 0 ? (
        <Used
          icon={<Gift aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.freeVoucher}
          sum={money(quote.free_voucher)}
          remove="no-free"
        />
      ) : free_vouchers > 0 ? (
        <Folded
          icon={<Gift aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.useFreeVoucher(free_vouchers)}
        >
          <Use text={m.parts.freeVoucherText} means="free" label={m.parts.useFreeVoucherButton} />
        </Folded>
      ) : null}
      {quote.credit.amount > 0 ? (
        <Used
          icon={<Wallet aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.credit}
          sum={money(quote.credit)}
          remove="no-credit"
        />
      ) : credit.amount > 0 ? (
        <Folded
          icon={<Wallet aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.useCredit(money(credit))}
        >
          <Use
            text={m.parts.useCreditText}
            means="credit"
            label={m.parts.useCreditButton(
              money({ ...credit, amount: Math.min(credit.amount, quote.total.amount || credit.amount) }),
            )}
          />
        </Folded>
      ) : null}
    </div>
  );
}

function Folded({
  icon,
  name,
  open = false,
  children,
}: {
  icon: ReactNode;
  name: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        {icon}
        <span className="flex-1">{name}</span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-220 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function Used({ icon, name, sum, remove }: { icon: ReactNode; name: string; sum: string; remove: string }) {
  const { m } = useWords();
  return (
    <p className="flex min-h-14 flex-wrap items-center gap-x-3">
      {icon}
      <span className="min-w-0 flex-1">{name}</span>
      <span className="font-semibold text-ok-ink">−{sum}</span>
      <button
        type="submit"
        name="means"
        value={remove}
        aria-label={m.parts.remove(name)}
        className="flex min-h-11 items-center text-sm text-link underline"
      >
        {m.parts.removeShort}
      </button>
    </p>
  );
}

function Use({ text, means, label }: { text: string; means: string; label: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">{text}</p>
      <button type="submit" name="means" value={means} className={buttonClass()}>
        {label}
      </button>
    </div>
  );
}
