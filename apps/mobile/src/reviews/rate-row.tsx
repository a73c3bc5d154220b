import type { Answer } from '@metade/api-client/client.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { router } from 'expo-router';
import Star from 'lucide-react-native/icons/star';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

export type Ratings = Answer<'listMealsToRate'>['data'];

/** Under a meal: a way to rate it until its last day, or to what was written. zone: of its restaurant. */
export function RateRow({
  order,
  name,
  zone,
  ratings,
  children,
}: {
  order: string;
  name: string;
  zone: string;
  ratings: Ratings | null;
  /** What else there is to do with the meal. */
  children?: ReactNode;
}) {
  const { colour } = useTheme();
  const { m, date } = useWords();
  const meal = ratings?.meals.find((one) => one.order === order);
  const written = ratings?.reviews.some((one) => one.order === order);
  if (!meal && !written) return children;
  return (
    <View style={{ gap: space.s2 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        <Button
          icon={<Star color={colour.ink} fill={meal ? 'none' : colour.ink} size={18} strokeWidth={1.9} />}
          label={`${meal ? m.reviews.rate : m.reviews.see}: ${name}`}
          onPress={() => router.push(`/rate/${order}`)}
        >
          {meal ? m.reviews.rate : m.reviews.see}
        </Button>
        {children}
      </View>
      {meal ? (
        <T kind="small" tone="ink2">
          {m.reviews.until(date(localDateOf(meal.until, zone), 'short'))}
        </T>
      ) : null}
    </View>
  );
}
