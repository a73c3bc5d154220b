import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { useState } from 'react';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

/** "Running late": minutes with the hour they make, within the tolerance. By the order, or by the voucher's token. */
export function LateSection({
  late,
  startsAt,
  timeZone,
  order,
  voucher,
  onDone,
}: {
  late: Order['late'];
  startsAt: string;
  timeZone: string;
  order?: string;
  voucher?: string;
  onDone: () => void;
}) {
  const { m } = useWords();
  const words = m.trouble;
  const api = useApi();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (late.choices.length === 0 && late.minutes === null) return null;
  const at = (minutes: number) => formatTime(new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(), timeZone);
  const tell = async (minutes: number) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      if (voucher) await api.call('announceLateByVoucher', { params: { token: voucher }, body: { minutes } });
      else if (order) await api.call('announceLate', { params: { id: order }, body: { minutes } });
      onDone();
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : words.notSent);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={words.lateTitle} inset={false}>
      <T kind="small" tone="ink2">
        {late.minutes === null ? words.lateText : words.lateSaid(late.minutes, at(late.minutes))}
      </T>
      {said ? (
        <Banner tone="bad" urgent>
          {said}
        </Banner>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {late.choices.map((minutes) => (
          <Button
            key={minutes}
            disabled={busy}
            label={words.lateMinutesLong(minutes, at(minutes))}
            onPress={() => void tell(minutes)}
          >
            {`${words.lateMinutes(minutes)} · ${at(minutes)}`}
          </Button>
        ))}
        {late.minutes === null ? null : (
          <Button disabled={busy} onPress={() => void tell(0)}>
            {words.onTime}
          </Button>
        )}
      </View>
    </Section>
  );
}
