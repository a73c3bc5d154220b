import type { PaymentWish } from '@metade/booking-flow/payment-quote.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

/** The fee, and coupon, free voucher and credit: what is used with a way to take it back, and what there is. */
export function PaymentMeans({
  fee,
  quote,
  wish,
  problem,
  onWish,
}: {
  /** What it is for, and how much. */
  fee: { name: string; sum: string };
  quote: PaymentQuote;
  wish: PaymentWish;
  /** Why the coupon is left out. */
  problem: string | null;
  onWish: (wish: PaymentWish) => void;
}) {
  const { m, money } = useWords();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState(wish.coupon);
  const { credit, free_vouchers } = quote.available;
  return (
    <View style={{ gap: space.s3 }}>
      <Line {...fee} />
      {quote.carried.amount > 0 ? <Line name={m.parts.carried} sum={`−${money(quote.carried)}`} /> : null}
      {quote.coupon.amount > 0 && quote.coupon_code ? (
        <Used
          name={m.parts.couponApplied(quote.coupon_code)}
          sum={money(quote.coupon)}
          onRemove={() => onWish({ ...wish, coupon: '' })}
        />
      ) : open || problem ? (
        <View style={{ gap: space.s2 }}>
          <Field
            label={m.parts.couponCode}
            value={code}
            onChange={setCode}
            autoCapitalize="characters"
            maxLength={40}
            error={problem ?? undefined}
          />
          <Button onPress={() => onWish({ ...wish, coupon: code.trim() })}>{m.parts.apply}</Button>
        </View>
      ) : (
        <Button onPress={() => setOpen(true)}>{m.parts.haveCoupon}</Button>
      )}
      {quote.free_voucher.amount > 0 ? (
        <Used
          name={m.parts.freeVoucher}
          sum={money(quote.free_voucher)}
          onRemove={() => onWish({ ...wish, free: false })}
        />
      ) : free_vouchers > 0 ? (
        <Button onPress={() => onWish({ ...wish, free: true })}>{m.parts.useFreeVoucher(free_vouchers)}</Button>
      ) : null}
      {quote.credit.amount > 0 ? (
        <Used name={m.parts.credit} sum={money(quote.credit)} onRemove={() => onWish({ ...wish, credit: false })} />
      ) : credit.amount > 0 ? (
        <Button onPress={() => onWish({ ...wish, credit: true })}>{m.parts.useCredit(money(credit))}</Button>
      ) : null}
    </View>
  );
}

function Line({ name, sum }: { name: string; sum: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}>
      <T tone="ink2">{name}</T>
      <T kind="strong">{sum}</T>
    </View>
  );
}

function Used({ name, sum, onRemove }: { name: string; sum: string; onRemove: () => void }) {
  const { m } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 }}>
      <T style={{ flex: 1 }}>{name}</T>
      <T kind="strong" tone="okInk">{`−${sum}`}</T>
      <Button label={m.parts.remove(name)} onPress={onRemove}>
        {m.parts.removeShort}
      </Button>
    </View>
  );
}
