import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { router } from 'expo-router';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { Pressable, View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { PlaceTag } from './place-tag';
import type { Waiting } from './use-waiting';

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
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
  const { restaurant, date, period, time, people, offer, state } = entry;
  const about = { restaurant: restaurant._id, date, period, time, people };
  const name = restaurant.company_name;
  return (
    <View style={{ gap: space.s3, paddingVertical: space.s3, borderTopWidth: 1, borderTopColor: colour.line }}>
      <Pressable
        role="link"
        onPress={() => router.push({ pathname: '/restaurant/[slug]', params: { slug: restaurant.slug, date, people } })}
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.s3 }}
      >
        <Thumb picture={restaurant.cover} />
        <View style={{ flex: 1, gap: 2, alignItems: 'flex-start' }}>
          <T kind="strong">{name}</T>
          <T kind="small" tone="ink2">
            {`${m.waiting.meal(dateWords(date, 'short'), m.site.periods[period], time)} · ${m.site.people(people)}`}
          </T>
          <PlaceTag entry={entry} />
        </View>
        <ChevronRight color={colour.ink3} size={20} />
      </Pressable>
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
