import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { Pressable } from 'react-native';
import { space, useTheme } from '../theme/theme';
import { T } from './text';

/** A line that leads to another screen. note: what it says at its end. */
export function LinkRow({ name, note, onPress }: { name: string; note?: string; onPress: () => void }) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="link"
      onPress={onPress}
      style={{
        minHeight: 52,
        paddingVertical: space.s2,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s2,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <T style={{ flex: 1 }}>{name}</T>
      {note ? (
        <T kind="small" tone="ink2">
          {note}
        </T>
      ) : null}
      <ChevronRight color={colour.ink3} size={18} />
    </Pressable>
  );
}
