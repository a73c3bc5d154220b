import type { Answer } from '@metade/api-client/client.ts';
import { View } from 'react-native';
import { Banner } from '../parts/banner';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

export type DeletionQuote = Answer<'quoteDeletion'>['data'];

/** What ends with the account, with every amount. */
export function DeletionSettlement({ quote }: { quote: DeletionQuote }) {
  const { colour } = useTheme();
  const { m, money, number, Date: day } = useWords();
  const words = m.profile;
  const sums = (amounts: DeletionQuote['refund']) => amounts.map((amount) => money(amount)).join(' + ');
  const lost = [
    ...(quote.credit_lost.length > 0 ? [words.deleteCreditLost(sums(quote.credit_lost))] : []),
    ...(quote.points_lost > 0 ? [words.deletePointsLost(quote.points_lost, number(quote.points_lost))] : []),
    ...(quote.free_vouchers_lost > 0 ? [words.deleteFreeLost(quote.free_vouchers_lost)] : []),
  ];
  return (
    <>
      {quote.registrations.map(({ _id, company_name }) => (
        <T key={_id} kind="strong">
          {words.deleteRegistration(company_name)}
        </T>
      ))}
      {quote.orders.length === 0 ? (
        <T kind="strong">{words.deleteNoOrders}</T>
      ) : (
        <View
          style={{
            padding: space.s4,
            gap: space.s3,
            borderRadius: radius.card,
            borderWidth: 1,
            borderColor: colour.line,
            backgroundColor: colour.surface,
          }}
        >
          <T kind="strong" role="heading" aria-level={2}>
            {words.deleteOrders}
          </T>
          {quote.orders.map((order) => (
            <View key={order._id}>
              <T kind="smallStrong">{order.restaurant}</T>
              <T kind="small" tone="ink2">{`${day(order.date)}, ${order.time} · ${order.number}`}</T>
              <T kind="small">
                {order.refund.amount > 0
                  ? words.deleteRefund(money(order.refund))
                  : order.rule === 'not_paid'
                    ? words.deleteNotPaid
                    : words.deleteNothingBack}
              </T>
            </View>
          ))}
          {quote.refund.length > 0 ? <T kind="strong">{words.deleteTotal(sums(quote.refund))}</T> : null}
        </View>
      )}
      {lost.length > 0 ? <Banner tone="wait">{lost.join('\n')}</Banner> : null}
    </>
  );
}
