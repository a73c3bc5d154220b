import { type Period, periods } from '@metade/domain/grid.ts';
import { Pressable, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { T } from './text';

/** The three parts of a day with their hours. Pressing the chosen one again means any. */
export function PeriodTabs({
  chosen,
  notes = {},
  onPick,
}: {
  chosen: Period | null;
  /** Instead of the hours. */
  notes?: Partial<Record<Period, string>>;
  onPick: (period: Period | null) => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View
      role="radiogroup"
      aria-label={m.search.period}
      style={{
        marginHorizontal: space.s4,
        padding: 4,
        flexDirection: 'row',
        flexWrap: 'wrap',
        borderRadius: radius.chip,
        backgroundColor: colour.surfaceHover,
      }}
    >
      {periods.map((period) => {
        const isChosen = period === chosen;
        return (
          <Pressable
            key={period}
            accessibilityRole="radio"
            aria-checked={isChosen}
            onPress={() => onPick(isChosen ? null : period)}
            style={{
              flexGrow: 1,
              flexBasis: '30%',
              minHeight: tap,
              paddingVertical: 6,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: 8,
              backgroundColor: isChosen ? colour.surfaceRaised : 'transparent',
            }}
          >
            <T kind="captionStrong" tone={isChosen ? 'ink' : 'ink2'}>
              {m.site.periods[period]}
            </T>
            <T kind="tiny" tone={isChosen ? 'ink2' : 'ink3'}>
              {notes[period] ?? m.site.periodHours[period]}
            </T>
          </Pressable>
        );
      })}
    </View>
  );
}
