import { cityName } from '@metade/i18n/city-names.ts';
import ChevronDown from 'lucide-react-native/icons/chevron-down';
import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { PeopleStepper } from '../parts/people-stepper';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { CitySheet } from './city-sheet';
import { useExplore } from './explore-state';

/** The city, which can be changed, and how many eat. */
export function Head() {
  const { colour } = useTheme();
  const { locale, m } = useWords();
  const { question, ask } = useExplore();
  const [choosing, setChoosing] = useState(false);
  const name = cityName(question.city.name, locale);
  return (
    <View
      style={{
        paddingHorizontal: space.s4,
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: space.s2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={`${name}. ${m.site.chooseCity}`}
        onPress={() => setChoosing(true)}
        style={{ minHeight: 44, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.s2 }}
      >
        <T kind="title" style={{ flexShrink: 1 }}>
          {name}
        </T>
        <ChevronDown color={colour.ink} size={22} strokeWidth={2} />
      </Pressable>
      <PeopleStepper people={question.people} onChange={(people) => ask({ people })} />
      {choosing ? (
        <CitySheet
          onClose={() => setChoosing(false)}
          onPick={(city) => {
            ask({ city, near: null, date: null });
            setChoosing(false);
          }}
        />
      ) : null}
    </View>
  );
}
