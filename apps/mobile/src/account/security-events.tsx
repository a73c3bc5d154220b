import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { useCallback } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Section } from '../restaurant/section';
import { Line } from '../rewards/line';
import { useWords } from '../words/words';

/** What lately happened to the ways into the account, newest first, by the device's clock. */
export function SecurityEvents() {
  const { m, date } = useWords();
  const api = useApi();
  const { value } = useLoaded(
    useCallback(async (signal) => (await api.call('listSecurityEvents', { query: {} }, { signal })).data, [api]),
  );
  if (!value || value.length === 0) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section inset={false} title={m.profile.securityLog}>
      <View>
        {value.map(({ _id, at, kind, browser, system }) => (
          <Line
            key={_id}
            title={m.profile.securityEvents[kind]}
            text={[`${date(localDateOf(at, zone), 'past')}, ${formatTime(at, zone)}`, browser, system]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </View>
    </Section>
  );
}
