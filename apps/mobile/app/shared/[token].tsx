import type { SharedBooking } from '@metade/contracts/shared-bookings.ts';
import { router, useLocalSearchParams } from 'expo-router';
import Navigation from 'lucide-react-native/icons/navigation';
import { useCallback, useState } from 'react';
import { Linking, useWindowDimensions, View } from 'react-native';
import { useApi, useLoaded } from '../../src/api/api';
import { keepOwnAnswer, ownAnswer } from '../../src/booking/own-answers';
import { directionsUrl } from '../../src/booking/directions';
import { Choices } from '../../src/forms/choices';
import { Outcome } from '../../src/forms/outcome';
import { useForm } from '../../src/forms/use-form';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { Loading } from '../../src/parts/loading';
import { Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { Thumb } from '../../src/parts/thumb';
import { space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** A friend's table, by their link: where and when, and whether one comes. Without an account. */
export default function Shared() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
  const { width } = useWindowDimensions();
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        const query = { answer: ownAnswer(token) };
        return (await api.call('getSharedBooking', { params: { token }, query }, { signal })).data;
      },
      [api, token],
    ),
  );
  if (!value)
    return (
      <Screen title={m.sharing.title}>
        <Loading
          failure={failure}
          again={again}
          missing={<Empty title={m.sharing.goneTitle} text={m.sharing.goneText} />}
        />
      </Screen>
    );
  const { restaurant, date, time, people, state, host } = value;
  const { address, city, latitude, longitude } = restaurant;
  const location = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const directions = directionsUrl({ street: address, number: '', zip: '', city, location }, restaurant.company_name);
  return (
    <Screen title={m.sharing.invites(host)}>
      <Thumb picture={restaurant.cover} width={Math.min(width, 720) - 2 * space.s4} height={160} />
      <T kind="title" role="heading" aria-level={2}>
        {restaurant.company_name}
      </T>
      <View>
        <T kind="strong">{`${dateWords(date)}, ${time}`}</T>
        <T kind="small" tone="ink2">
          {`${[address, city].filter(Boolean).join(', ')} · ${m.checkout.shortTable(people)}`}
        </T>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        <Button
          icon={<Navigation color={colour.ink} size={18} />}
          onPress={() => void Linking.openURL(directions).catch(() => null)}
        >
          {m.orders.directions}
        </Button>
        <Button onPress={() => router.push(`/restaurant/${restaurant.slug}`)}>{m.sharing.seeRestaurant}</Button>
      </View>
      {state === 'cancelled' ? (
        <Banner tone="bad">{m.sharing.cancelled}</Banner>
      ) : (
        <Answer key={token} token={token} booking={value} />
      )}
    </Screen>
  );
}

function Answer({ token, booking: { host, state, own } }: { token: string; booking: SharedBooking }) {
  const { m } = useWords();
  const words = m.sharing;
  const api = useApi();
  const [coming, setComing] = useState<'yes' | 'no'>(own?.coming === false ? 'no' : 'yes');
  const form = useForm({ name: own?.name ?? '', allergies: own?.allergies ?? '' });
  const send = () =>
    form.send(async () => {
      const body = { ...form.typed, coming: coming === 'yes', answer: ownAnswer(token) };
      keepOwnAnswer(token, (await api.call('answerSharedBooking', { params: { token }, body })).data.answer);
    });
  return (
    <View style={{ gap: space.s4 }}>
      {state === 'waiting' ? (
        <T kind="small" tone="ink2">
          {words.notSure}
        </T>
      ) : null}
      <Choices
        label={words.question}
        names={{ yes: words.yes, no: words.no }}
        chosen={coming}
        onPick={(next) => {
          setComing(next);
          form.clear();
        }}
      />
      <Field label={words.name} {...form.field('name')} maxLength={40} autoComplete="given-name" />
      {coming === 'yes' ? (
        <Field
          label={`${words.allergies} (${m.site.optional})`}
          {...form.field('allergies')}
          multiline
          hint={words.allergiesHint(host)}
        />
      ) : null}
      <Outcome of={form} words={words.thanks(host)} />
      <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
        {own || form.done ? words.change : words.send}
      </Button>
    </View>
  );
}
