import { useState } from 'react';
import { FlatList, RefreshControl, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ChosenRow } from '../../src/explore/chosen-row';
import { Head } from '../../src/explore/explore-head';
import { useExplore } from '../../src/explore/explore-state';
import { FilterSheet } from '../../src/explore/filter-sheet';
import { hasFilters, noFilters } from '../../src/explore/question';
import { MapPill } from '../../src/explore/map-pill';
import { RestaurantCard } from '../../src/explore/restaurant-card';
import { SearchField } from '../../src/explore/search-field';
import { useSearch } from '../../src/explore/use-search';
import { useSite } from '../../src/site/site';
import { WaysOut } from '../../src/explore/ways-out';
import { Away } from '../../src/parts/away';
import { Button, Empty } from '../../src/parts/button';
import { DayStrip } from '../../src/parts/day-strip';
import { Outdated } from '../../src/parts/outdated';
import { PeriodTabs } from '../../src/parts/period-tabs';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { space, tap, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function Explore() {
  const { top } = useSafeAreaInsets();
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { question, ask } = useExplore();
  const site = useSite();
  const { found, more, days, age, failure, loading, again } = useSearch(question);
  const { width, height } = useWindowDimensions();
  const columns = width >= 700 ? 2 : 1;
  const [filtering, setFiltering] = useState(false);
  if (failure === 'outdated') return <Outdated />;
  const chosen = question.date ?? found?.date ?? null;
  return (
    <View role="main" style={{ flex: 1 }}>
      <FlatList
        key={columns}
        numColumns={columns}
        data={found?.data ?? []}
        keyExtractor={({ _id }) => _id}
        keyboardShouldPersistTaps="handled"
        refreshControl={
          <RefreshControl refreshing={loading && found !== null} onRefresh={again} tintColor={colour.ink3} />
        }
        contentContainerStyle={{ paddingTop: top + space.s3, paddingBottom: space.s8 + tap }}
        ListHeaderComponent={
          <View style={{ gap: space.s3, paddingBottom: space.s3 }}>
            <Head />
            <SearchField key={question.text} onFilters={() => setFiltering(true)} />
            <ChosenRow />
            <DayStrip days={days} today={days[0]?.date} chosen={chosen} onPick={(date) => ask({ date })} />
            <PeriodTabs chosen={question.period} onPick={(period) => ask({ period, time: null })} />
            {failure ? (
              <View style={{ paddingHorizontal: space.s4 }}>
                <Away failure={failure} age={age} again={again} />
              </View>
            ) : null}
            {found && !found.exact && found.data.length > 0 ? (
              <View style={{ paddingHorizontal: space.s4 }}>
                <WaysOut found={found} />
              </View>
            ) : null}
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
              <WaysOut found={found} />
              {hasFilters(question) ? (
                <Button onPress={() => ask({ ...noFilters, all: true })}>{m.search.seeWithoutFilters}</Button>
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
            distance={question.near !== null}
            columns={columns}
            off={site.off}
          />
        )}
        // What is in sight at first, and the rest one after the other.
        initialNumToRender={rowsInSight(width / columns, height)}
        maxToRenderPerBatch={1}
        onEndReached={more}
        accessibilityLabel={app.tabs.explore}
      />
      {found && found.data.length > 0 ? <MapPill /> : null}
      {filtering ? <FilterSheet found={found} onClose={() => setFiltering(false)} /> : null}
    </View>
  );
}

/** How many rows of cards a screen shows whole below the list's head; one at least. */
function rowsInSight(cardWidth: number, height: number): number {
  const head = 340;
  const card = (cardWidth * 9) / 16 + 160;
  return Math.max(1, Math.floor((height - head) / card));
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
        {found.exact
          ? app.tablesFor(m.site.tables(found.tables, found.totalIsCapped), question.people)
          : m.search.nearest}
      </T>
      <T kind="small" tone="ink2">
        {when.filter(Boolean).join(' ')}
      </T>
    </View>
  );
}
