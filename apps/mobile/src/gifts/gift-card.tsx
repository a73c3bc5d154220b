import type { GiftCard as Gift } from '@metade/contracts/gifts.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The gift voucher's card: the filled half with its value, the empty half with the message. */
export function GiftCard({ card }: { card: Pick<Gift, 'amount' | 'from' | 'to' | 'message' | 'code' | 'redeem_by'> }) {
  const { colour } = useTheme();
  const { m, money, day } = useWords();
  return (
    <View style={{ borderRadius: radius.sheet, overflow: 'hidden', borderWidth: 1, borderColor: colour.line }}>
      <View style={{ padding: space.s6, paddingTop: space.s8, gap: space.s1, backgroundColor: colour.brand }}>
        <T kind="smallStrong" tone="onBrand">
          {m.site.name}
        </T>
        <T kind="title" tone="onBrand" style={{ fontSize: 44, lineHeight: 50 }}>
          {money(card.amount)}
        </T>
        <T tone="onBrand">{m.gift.worth}</T>
      </View>
      <View style={{ padding: space.s6, gap: space.s2, backgroundColor: colour.surface }}>
        {card.to ? <T kind="heading">{m.gift.forName(card.to)}</T> : null}
        {card.message ? <T>{card.message}</T> : null}
        <T tone="ink2">{m.gift.fromName(card.from)}</T>
        <View
          style={{
            marginTop: space.s3,
            paddingTop: space.s4,
            borderTopWidth: 1,
            borderStyle: 'dashed',
            borderTopColor: colour.lineStrong,
          }}
        >
          <T kind="small" tone="ink2">
            {m.gift.code}
          </T>
          <T kind="heading" selectable>
            {card.code}
          </T>
          <T kind="small" tone="ink2">
            {m.gift.redeemBy(day(card.redeem_by))}
          </T>
        </View>
      </View>
    </View>
  );
}
