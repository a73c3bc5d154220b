import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import UsersRound from 'lucide-react-native/icons/users-round';
import { View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
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
      <IconButton label={app.fewer} disabled={people <= 1} onPress={() => onChange(people - 1)}>
        <Minus color={colour.ink} size={18} strokeWidth={2} />
      </IconButton>
      <View
        accessible
        accessibilityLiveRegion="polite"
        accessibilityLabel={m.site.people(people)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.s1 }}
      >
        <UsersRound color={colour.ink} size={18} strokeWidth={1.9} />
        <T kind="strong">{people}</T>
      </View>
      <IconButton label={app.more} disabled={people >= max} onPress={() => onChange(people + 1)}>
        <Plus color={colour.ink} size={18} strokeWidth={2} />
      </IconButton>
    </View>
  );
}
