import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import UsersRound from 'lucide-react-native/icons/users-round';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { T } from './text';

/** How many eat. max: the largest table. */
export function PeopleStepper({
  people,
  max = 6,
  onChange,
}: {
  people: number;
  max?: number;
  onChange: (people: number) => void;
}) {
  const { colour } = useTheme();
  const { app, m } = useWords();
  return (
    <View
      accessibilityLabel={m.search.people}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        borderRadius: radius.pill,
        borderWidth: 1,
        borderColor: colour.lineStrong,
      }}
    >
      <Step label={app.fewer} disabled={people <= 1} onPress={() => onChange(people - 1)}>
        <Minus color={colour.ink} size={18} strokeWidth={2} />
      </Step>
      <View
        accessible
        accessibilityLiveRegion="polite"
        accessibilityLabel={m.site.people(people)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.s1 }}
      >
        <UsersRound color={colour.ink} size={18} strokeWidth={1.9} />
        <T kind="strong">{people}</T>
      </View>
      <Step label={app.more} disabled={people >= max} onPress={() => onChange(people + 1)}>
        <Plus color={colour.ink} size={18} strokeWidth={2} />
      </Step>
    </View>
  );
}

function Step({
  label,
  disabled,
  onPress,
  children,
}: {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={{ width: tap, height: tap, alignItems: 'center', justifyContent: 'center', opacity: disabled ? 0.35 : 1 }}
    >
      {children}
    </Pressable>
  );
}
