import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { ChevronDown, Gift, TicketPercent, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { checkoutPage, type PaymentWish } from './payment-wish.ts';

type Means = { order: string; quote: PaymentQuote; wish: PaymentWish; problem: string | null };

const formId = 'payment-means';

/** The form of the means below: not within the one that pays, whose button must not send it. It asks for the page anew. */
export function MeansForm({ order, wish }: Pick<Means, 'order' | 'wish'>) {
  return (
    <Form id={formId} action="/checkout" preventScrollReset replace>
      <input type="hidden" name="order" value={order} />
      {wish.credit ? <input type="hidden" name="credit" value="1" /> : null}
      {wish.free ? <input type="hidden" name="free" value="1" /> : null}
    </Form>
  );
}

/** Coupon, free voucher and credit, folded away until they are used. */
export function PaymentMeans({ order, quote, wish, problem }: Means) {
  const { m, money } = useWords();
  const without = (change: Partial<PaymentWish>) => checkoutPage(order, { ...wish, ...change });
  const { credit, free_vouchers } = quote.available;
  return (
    <div className="mt-4 divide-y divide-line border-b border-line">
      {quote.coupon.amount > 0 && quote.coupon_code ? (
        <Used
          icon={<TicketPercent aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.couponApplied(quote.coupon_code)}
          sum={money(quote.coupon)}
          remove={without({ coupon: '' })}
        />
      ) : (
        <Folded
          key={problem}
          icon={<TicketPercent aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.haveCoupon}
          open={problem !== null}
        >
          <div className="flex items-start gap-3">
            <Field
              form={formId}
              name="coupon"
              label={m.parts.couponCode}
              defaultValue={wish.coupon}
              error={problem ?? undefined}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              className="min-w-0 flex-1"
            />
            <Button form={formId} type="submit" className="mt-7 shrink-0">
              {m.parts.apply}
            </Button>
          </div>
        </Folded>
      )}
      {quote.free_voucher.amount > 0 ? (
        <Used
          icon={<Gift aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.freeVoucher}
          sum={money(quote.free_voucher)}
          remove={without({ free: false })}
        />
      ) : free_vouchers > 0 ? (
        <Folded
          icon={<Gift aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.useFreeVoucher(free_vouchers)}
        >
          <Use text={m.parts.freeVoucherText} to={without({ free: true })} label={m.parts.useFreeVoucherButton} />
        </Folded>
      ) : null}
      {quote.credit.amount > 0 ? (
        <Used
          icon={<Wallet aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.credit}
          sum={money(quote.credit)}
          remove={without({ credit: false })}
        />
      ) : (
        <Folded
          icon={<Wallet aria-hidden="true" className="size-5 shrink-0" />}
          name={m.parts.useCredit(money(credit))}
        >
          {credit.amount > 0 ? (
            <Use
              text={m.parts.useCreditText}
              to={without({ credit: true })}
              label={m.parts.useCreditButton(
                money({ ...credit, amount: Math.min(credit.amount, quote.total.amount || credit.amount) }),
              )}
            />
          ) : (
            <p className="text-sm text-ink-2">{m.parts.noCredit}</p>
          )}
        </Folded>
      )}
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
      <summary className="flex min-h-14 items-center gap-3">
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
      <Link
        to={remove}
        replace
        preventScrollReset
        aria-label={m.parts.remove(name)}
        className="flex min-h-11 items-center text-sm text-link underline"
      >
        {m.parts.removeShort}
      </Link>
    </p>
  );
}

function Use({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">{text}</p>
      <Link
        to={to}
        replace
        preventScrollReset
        className="inline-flex min-h-11 items-center rounded-2 border border-line-strong bg-surface px-5 py-2 text-sm font-semibold hover:bg-hover"
      >
        {label}
      </Link>
    </div>
  );
}
