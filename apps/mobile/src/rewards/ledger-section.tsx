import type { LedgerEntry } from '@metade/contracts/rewards.ts';
import { router } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { Loading } from '../parts/loading';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space } from '../theme/theme';
import { useWords, type Words } from '../words/words';
import { Line } from './line';
import { usePages } from '../parts/use-pages';

const kinds = [undefined, 'points', 'credit', 'free_voucher', 'coupon'] as const satisfies (
  | LedgerEntry['kind']
  | undefined
)[];

/** Everything that came and went, of one kind or all. turn: another one asks again. */
export function LedgerSection({ turn }: { turn: number }) {
  const words = useWords();
  const { m, date, day } = words;
  const api = useApi();
  const [kind, setKind] = useState<LedgerEntry['kind'] | undefined>(undefined);
  const { value, failure, again, more } = usePages(
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks again for the same
    useCallback((page, signal) => api.call('listLedger', { query: { kind, page } }, { signal }), [api, kind, turn]),
  );
  return (
    <Section inset={false} title={m.rewards.ledger}>
      <T tone="ink2">{m.rewards.ledgerText}</T>
      <View
        role="radiogroup"
        aria-label={m.rewards.ledger}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}
      >
        {kinds.map((one) => (
          <Radio
            key={one ?? 'all'}
            name={one === undefined ? m.rewards.all : m.rewards.kinds[one]}
            chosen={one === kind}
            onPress={() => setKind(one)}
          />
        ))}
      </View>
      {value ? (
        <View>
          {value.rows.length === 0 ? <T tone="ink2">{m.rewards.noEntries}</T> : null}
          {value.rows.map((entry) => (
            <Line
              key={entry._id}
              title={[m.rewards.reasons[entry.kind][entry.reason] ?? m.rewards.kinds[entry.kind], entry.code]
                .filter(Boolean)
                .join(' ')}
              text={[day(entry.at), entry.order?.restaurant].filter(Boolean).join(' · ')}
              end={amountOf(entry, words)}
              note={
                entry.expires_at
                  ? m.rewards.until(`${date(entry.expires_at.slice(0, 10), 'short')} ${entry.expires_at.slice(0, 4)}`)
                  : undefined
              }
              onPress={entry.order ? openOrder(entry.order._id) : undefined}
            />
          ))}
        </View>
      ) : (
        <Loading failure={failure} again={again} />
      )}
      {value?.hasMore ? <Button onPress={more}>{m.content.older}</Button> : null}
    </Section>
  );
}

const openOrder = (order: string) => () => router.push(`/booking/${order}`);

/** An entry's amount, with its sign. Coupons have none, since they reduce a fee. */
function amountOf({ kind, points, vouchers, money: sum }: LedgerEntry, { m, money, number }: Words): string {
  if (points !== null) return signed(points, m.rewards.pointsOf(Math.abs(points), number(Math.abs(points))));
  if (vouchers !== null) return signed(vouchers, m.rewards.freeCount(1));
  if (sum === null) return '';
  const shown = money({ ...sum, amount: Math.abs(sum.amount) });
  return kind === 'coupon' ? shown : signed(sum.amount, shown);
}

const signed = (amount: number, shown: string) => `${amount < 0 ? '−' : '+'}${shown}`;
