import { useEffect, useRef } from 'react';
import { Pressable, ScrollView, useWindowDimensions } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { T } from './text';
import { useDrawn } from './use-drawn';

export type Day = { date: string; tables: number; open?: boolean };

const width = 66;

/** Days beside each other with their free tables. The chosen one is scrolled to. */
export function DayStrip({
  days,
  chosen,
  today,
  onPick,
}: {
  days: readonly Day[];
  chosen: string | null;
  /** Named as such. */
  today?: string | null | undefined;
  onPick: (date: string) => void;
}) {
  const { m } = useWords();
  const strip = useRef<ScrollView>(null);
  const at = days.findIndex(({ date }) => date === chosen);
  const isDrawn = useDrawn();
  const inSight = Math.ceil(useWindowDimensions().width / (width + space.s2));
  useEffect(() => {
    if (isDrawn && at > 2) strip.current?.scrollTo({ x: (at - 2) * (width + space.s2), animated: true });
  }, [at, isDrawn]);
  return (
    <ScrollView
      ref={strip}
      role="radiogroup"
      aria-label={m.search.day}
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={{ paddingHorizontal: space.s4, gap: space.s2 }}
    >
      {(isDrawn ? days : days.slice(0, inSight)).map((day) => (
        <DayButton
          key={day.date}
          day={day}
          isToday={day.date === today}
          chosen={day.date === chosen}
          onPress={() => onPick(day.date)}
        />
      ))}
    </ScrollView>
  );
}

function DayButton({
  day,
  isToday,
  chosen,
  onPress,
}: {
  day: Day;
  isToday: boolean;
  chosen: boolean;
  onPress: () => void;
}) {
  const { colour } = useTheme();
  const { m, app, weekday, Date: dateWords } = useWords();
  const told =
    day.open === false ? m.search.closedDay : day.tables === 0 ? m.search.fullDay : m.site.tables(day.tables);
  const ink = chosen ? 'page' : day.tables === 0 ? 'ink3' : 'ink';
  return (
    <Pressable
      accessibilityRole="radio"
      aria-checked={chosen}
      accessibilityLabel={`${dateWords(day.date)}, ${told}`}
      onPress={onPress}
      style={{
        minWidth: width,
        minHeight: 72,
        paddingHorizontal: space.s1,
        paddingVertical: space.s2,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radius.chip,
        borderWidth: 1,
        borderStyle: day.tables === 0 ? 'dashed' : 'solid',
        borderColor: chosen ? colour.ink : colour.line,
        backgroundColor: chosen ? colour.ink : colour.surface,
      }}
    >
      <T kind="tiny" tone={ink}>
        {isToday ? app.today : weekday(day.date)}
      </T>
      <T kind="strong" tone={ink} style={{ lineHeight: 22 }}>
        {Number(day.date.slice(8))}
      </T>
      <T kind="tiny" tone={chosen ? 'page' : 'ink3'}>
        {told}
      </T>
    </Pressable>
  );
}
