import { router } from 'expo-router';
import { View } from 'react-native';
import { Away } from '../src/parts/away';
import { Button, Empty } from '../src/parts/button';
import { goBack, Screen } from '../src/parts/screen';
import { CardSkeletons } from '../src/parts/skeleton';
import { T } from '../src/parts/text';
import { Thumb } from '../src/parts/thumb';
import { Section } from '../src/restaurant/section';
import { useRatings } from '../src/reviews/use-ratings';
import { WrittenReview } from '../src/reviews/written-review';
import { useSession } from '../src/session/session';
import { space, useTheme } from '../src/theme/theme';
import { useWords } from '../src/words/words';

/** The meals that can be rated, and what was written of others. */
export default function RatingsScreen() {
  const { m, app } = useWords();
  const { token } = useSession();
  const { value, failure, again } = useRatings();
  const back = () => goBack('/bookings');
  return (
    <Screen title={m.reviews.title} onBack={back}>
      {!token ? (
        <Empty title={m.reviews.title} text={app.signInToSee}>
          <Button kind="brand" onPress={() => router.push('/sign-in')}>
            {m.account.title}
          </Button>
        </Empty>
      ) : failure ? (
        <Away failure={failure} again={again} />
      ) : !value ? (
        <CardSkeletons />
      ) : null}
      {token && value ? <Lists value={value} /> : null}
    </Screen>
  );
}

function Lists({ value: { meals, reviews } }: { value: NonNullable<ReturnType<typeof useRatings>['value']> }) {
  const { colour } = useTheme();
  const { m, date, Date: dateWords } = useWords();
  const line = { gap: space.s2, paddingVertical: space.s3, borderTopWidth: 1, borderTopColor: colour.line } as const;
  return (
    <>
      <Section title={m.reviews.toRate} inset={false}>
        {meals.length === 0 ? <T tone="ink2">{m.reviews.noneToRate}</T> : null}
        {meals.map(({ order, restaurant, date: day, time, until }) => (
          <View key={order} style={line}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s3 }}>
              <Thumb picture={restaurant.cover} />
              <View style={{ flex: 1 }}>
                <T kind="strong">{restaurant.company_name}</T>
                <T kind="small" tone="ink2">{`${dateWords(day)}, ${time}`}</T>
                <T kind="small" tone="ink2">
                  {m.reviews.until(date(until.slice(0, 10)))}
                </T>
              </View>
            </View>
            <Button
              label={`${m.reviews.rate}: ${restaurant.company_name}`}
              onPress={() => router.push(`/rate/${order}`)}
              style={{ alignSelf: 'flex-start' }}
            >
              {m.reviews.rate}
            </Button>
          </View>
        ))}
      </Section>
      <Section title={m.reviews.written} inset={false}>
        {reviews.length === 0 ? <T tone="ink2">{m.reviews.noneWritten}</T> : null}
        {reviews.map((review) => (
          <View key={review._id} style={line}>
            <T kind="strong">{review.restaurant.company_name}</T>
            <WrittenReview review={review} />
            <Button
              label={`${m.reviews.see}: ${review.restaurant.company_name}`}
              onPress={() => router.push(`/rate/${review.order}`)}
              style={{ alignSelf: 'flex-start' }}
            >
              {m.reviews.see}
            </Button>
          </View>
        ))}
      </Section>
    </>
  );
}
