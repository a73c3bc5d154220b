import type { OwnVoucher } from '@metade/contracts/rewards.ts';
import { router } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Button } from '../parts/button';
import { TabRow } from '../parts/choice';
import { Loading } from '../parts/loading';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { Section } from '../restaurant/section';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { usePages } from '../parts/use-pages';

const states = ['ready', 'used', 'expired'] as const;
type State = (typeof states)[number];

/** The vouchers of bookings: ready, used, and expired. */
export function VouchersSection() {
  const { m } = useWords();
  const api = useApi();
  const [state, setState] = useState<State>('ready');
  const counts = useLoaded(
    useCallback(async (signal) => (await api.call('listVouchers', { query: {} }, { signal })).counts, [api]),
  ).value;
  const { value, failure, again, more } = usePages(
    useCallback((page, signal) => api.call('listVouchers', { query: { state, page } }, { signal }), [api, state]),
  );
  const named = (one: State) => `${m.rewards.states[one]}${counts ? ` (${counts[one]})` : ''}`;
  return (
    <Section inset={false} title={m.rewards.vouchers}>
      <TabRow
        label={m.rewards.vouchers}
        names={{ ready: named('ready'), used: named('used'), expired: named('expired') }}
        chosen={state}
        onPick={setState}
      />
      {value ? (
        <View>
          {value.rows.length === 0 ? <T tone="ink2">{m.rewards.noneOf[state]}</T> : null}
          {value.rows.map((voucher) => (
            <VoucherRow key={voucher.order} voucher={voucher} ready={state === 'ready'} />
          ))}
        </View>
      ) : (
        <Loading failure={failure} again={again} />
      )}
      {value?.hasMore ? <Button onPress={more}>{m.content.older}</Button> : null}
    </Section>
  );
}

function VoucherRow({ voucher, ready }: { voucher: OwnVoucher; ready: boolean }) {
  const { colour } = useTheme();
  const { m, Date, date } = useWords();
  const { restaurant, token } = voucher;
  const word = ready ? m.rewards.show : m.rewards.details;
  return (
    <View
      style={{
        paddingVertical: space.s3,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.s3,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <Thumb picture={restaurant.cover} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
        <T kind="smallStrong">{restaurant.company_name}</T>
        <T kind="small" tone="ink2">
          {`${Date(voucher.date)}, ${voucher.time} · ${m.checkout.shortTable(voucher.places)}`}
        </T>
        {voucher.used_at && !ready ? (
          <T kind="small" tone="ink2">
            {m.rewards.usedOn(date(voucher.date, 'year'))}
          </T>
        ) : null}
      </View>
      <Button
        label={`${word}: ${restaurant.company_name}`}
        onPress={() => router.push(ready && token ? `/voucher/${token}` : `/booking/${voucher.order}`)}
      >
        {word}
      </Button>
    </View>
  );
}
