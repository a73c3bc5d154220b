import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { router } from 'expo-router';
import { View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import type { Waiting } from './use-waiting';
import { WaitingRow } from './waiting-row';

/** What the diner waits for, the nearest meal first. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const { m } = useWords();
  return (
    <>
      {waiting.said ? (
        <Banner tone="bad" urgent>
          {waiting.said.text}
        </Banner>
      ) : null}
      {waiting.entries?.some(({ state }) => state === 'passed') ? (
        <T kind="small" tone="ink2">
          {m.waiting.passedText}
        </T>
      ) : null}
      {waiting.entries?.map((entry) => (
        <Entry key={entry._id} entry={entry} waiting={waiting} />
      ))}
    </>
  );
}

function Entry({ entry, waiting }: { entry: WaitingEntry; waiting: Waiting }) {
  const { m } = useWords();
  const { restaurant, date, period, time, people, offer, state } = entry;
  const about = { restaurant: restaurant._id, date, period, time, people };
  const name = restaurant.company_name;
  return (
    <View style={{ gap: space.s3 }}>
      <WaitingRow entry={entry} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {offer ? (
          <Button kind="brand" onPress={() => router.push(`/checkout/${offer.order}`)}>
            {m.waiting.take}
          </Button>
        ) : null}
        {state === 'passed' ? (
          <Button disabled={waiting.busy} label={`${m.waiting.again}: ${name}`} onPress={() => waiting.join(about)}>
            {m.waiting.again}
          </Button>
        ) : (
          <Button
            disabled={waiting.busy}
            label={`${m.waiting.leave}: ${name}`}
            onPress={() => waiting.leave(entry._id)}
          >
            {m.waiting.leave}
          </Button>
        )}
      </View>
    </View>
  );
}
