import type { Rewards } from '@metade/contracts/rewards.ts';
import { router } from 'expo-router';
import { View } from 'react-native';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { Line } from './line';
import { useWords } from '../words/words';

/** Free vouchers, credit by its parts, and coupons that were used. */
export function Holdings({ rewards }: { rewards: Rewards }) {
  const { m, money, date, day } = useWords();
  const words = m.rewards;
  const { free_vouchers: vouchers, credit, coupons } = rewards;
  return (
    <>
      <Section inset={false} title={words.freeVouchers}>
        <T tone="ink2">{vouchers.length === 0 ? words.noFree : words.freeText}</T>
        {vouchers.map((voucher) => (
          <Line
            key={voucher._id}
            title={words.freeStates[voucher.state]}
            text={`${words.reasons.free_voucher[voucher.reason]} · ${
              voucher.order
                ? voucher.order.restaurant
                : voucher.state === 'expired'
                  ? words.expiredOn(day(voucher.expires_at))
                  : words.validUntil(day(voucher.expires_at))
            }`}
            onPress={voucher.order ? openOrder(voucher.order._id) : undefined}
          />
        ))}
      </Section>
      <Section inset={false} title={words.credit}>
        {credit.length === 0 ? <T tone="ink2">{words.noCredit}</T> : null}
        {credit.map(({ total, lots }) => (
          <View key={total.currency}>
            <T kind="heading">{money(total)}</T>
            {lots.map(({ left, expires_at }) => (
              <T key={expires_at} kind="small" tone="ink2">
                {words.creditUntil(money(left), day(expires_at))}
              </T>
            ))}
          </View>
        ))}
        <Button onPress={() => router.push('/gifts')}>{m.gift.haveCode}</Button>
      </Section>
      <Section inset={false} title={words.coupons}>
        {coupons.length === 0 ? <T tone="ink2">{words.noCoupons}</T> : null}
        {coupons.map((coupon) => (
          <Line
            key={coupon.order._id}
            title={coupon.code}
            text={`${coupon.order.restaurant} · ${date(coupon.used_at.slice(0, 10), 'past')}`}
            end={[
              money({ ...coupon.amount, amount: -coupon.amount.amount }),
              ...(coupon.released ? [words.couponBack] : []),
            ].join(' · ')}
          />
        ))}
      </Section>
    </>
  );
}

const openOrder = (order: string) => () => router.push(`/booking/${order}`);
