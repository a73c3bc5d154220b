import { cityName } from '@metade/i18n/city-names.ts';
import { router } from 'expo-router';
import ChevronDown from 'lucide-react-native/icons/chevron-down';
import Search from 'lucide-react-native/icons/search';
import { useCallback, useState } from 'react';
import { FlatList, Pressable, RefreshControl, TextInput, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { CitySheet } from '../../src/explore/city-sheet';
import { useExplore } from '../../src/explore/explore-state';
import { RestaurantCard } from '../../src/explore/restaurant-card';
import { useSearch } from '../../src/explore/use-search';
import { useSite } from '../../src/explore/use-site';
import { Button, Empty } from '../../src/parts/button';
import { DayStrip } from '../../src/parts/day-strip';
import { Outdated } from '../../src/parts/outdated';
import { PeopleStepper } from '../../src/parts/people-stepper';
import { PeriodTabs } from '../../src/parts/period-tabs';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { font, radius, space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function Explore() {
  const { top } = useSafeAreaInsets();
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { question, ask } = useExplore();
  const site = useSite();
  const { found, days, failure, loading, again } = useSearch(question);
  if (failure === 'outdated') return <Outdated />;
  const chosen = question.date ?? found?.date ?? null;
  return (
    <View role="main" style={{ flex: 1 }}>
      <FlatList
        data={found?.data ?? []}
        keyExtractor={({ _id }) => _id}
        keyboardShouldPersistTaps="handled"
        refreshControl={
          <RefreshControl refreshing={loading && found !== null} onRefresh={again} tintColor={colour.ink3} />
        }
        contentContainerStyle={{ paddingTop: top + space.s3, paddingBottom: space.s8 }}
        ListHeaderComponent={
          <View style={{ gap: space.s3, paddingBottom: space.s3 }}>
            <Head />
            <SearchField key={question.text} />
            <DayStrip days={days} chosen={chosen} onPick={(date) => ask({ date })} />
            <PeriodTabs chosen={question.period} onPick={(period) => ask({ period })} />
            {failure ? <Away again={again} /> : null}
            <Answer found={found} />
          </View>
        }
        ListEmptyComponent={
          found === null ? (
            failure ? null : (
              <CardSkeletons />
            )
          ) : (
            <Empty title={m.search.noneTitle} text={m.search.noneTextAlone}>
              {question.text || question.period ? (
                <Button onPress={() => ask({ text: '', period: null })}>{m.search.seeWithoutFilters}</Button>
              ) : (
                <Button onPress={() => ask({ date: null })}>{m.search.anyDay}</Button>
              )}
            </Empty>
          )
        }
        renderItem={({ item }) => (
          <RestaurantCard
            card={item}
            kitchen={site.kitchen(item.kitchen[0])}
            people={question.people}
            off={site.off}
            onSlot={({ slot, date }) =>
              router.push({ pathname: '/restaurant/[slug]', params: { slug: item.slug, date, slot } })
            }
          />
        )}
        accessibilityLabel={app.tabs.explore}
      />
    </View>
  );
}

function Head() {
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
            ask({ city, date: null });
            setChoosing(false);
          }}
        />
      ) : null}
    </View>
  );
}

function SearchField() {
  const { colour } = useTheme();
  const { m } = useWords();
  const { question, ask } = useExplore();
  const [text, setText] = useState(question.text);
  const submit = useCallback(() => ask({ text: text.trim() }), [ask, text]);
  return (
    <View
      style={{
        marginHorizontal: space.s4,
        minHeight: 48,
        paddingLeft: space.s4,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        borderRadius: radius.pill,
        borderWidth: 1,
        borderColor: colour.lineStrong,
        backgroundColor: colour.surface,
      }}
    >
      <Search color={colour.ink} size={20} strokeWidth={1.9} />
      <TextInput
        value={text}
        onChangeText={setText}
        onSubmitEditing={submit}
        onBlur={submit}
        maxLength={80}
        returnKeyType="search"
        inputMode="search"
        accessibilityLabel={m.search.byName}
        placeholder={m.search.byNamePlaceholder}
        placeholderTextColor={colour.ink3}
        maxFontSizeMultiplier={2}
        style={{ flex: 1, minHeight: 48, color: colour.ink, fontFamily: font.text, fontSize: 16 }}
      />
    </View>
  );
}

function Away({ again }: { again: () => void }) {
  const { m, app } = useWords();
  return (
    <View
      accessibilityLiveRegion="polite"
      style={{
        paddingHorizontal: space.s4,
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: space.s3,
        alignItems: 'center',
      }}
    >
      <T kind="smallStrong" tone="waitInk" style={{ flexShrink: 1 }}>
        {app.retry}
      </T>
      <Button onPress={again}>{m.site.tryAgain}</Button>
    </View>
  );
}

/** The answer as a sentence: '17 mesas para 4', on which day and when. */
function Answer({ found }: { found: ReturnType<typeof useSearch>['found'] }) {
  const { m, app, date: dateWords } = useWords();
  const { question } = useExplore();
  if (!found || found.data.length === 0) return null;
  const when = [dateWords(found.date, 'short'), question.period ? m.site.periodOfDay[question.period] : ''];
  return (
    <View
      style={{
        paddingHorizontal: space.s4,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space.s3,
      }}
    >
      <T kind="heading" accessibilityRole="header" style={{ flexShrink: 1 }}>
        {found.exact ? app.tablesFor(m.site.tables(found.tables), question.people) : m.search.nearest}
      </T>
      <T kind="small" tone="ink2">
        {when.filter(Boolean).join(' ')}
      </T>
    </View>
  );
}
