import X from 'lucide-react-native/icons/x';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { T } from './text';

/** One of some that can be chosen at once, or of which one is. note: a number beside its name. */
export function ChoiceChip({
  name,
  note,
  label,
  chosen,
  alone = false,
  icon,
  onPress,
}: {
  name: string;
  note?: string | undefined;
  /** Read out instead of name and note. */
  label?: string | undefined;
  chosen: boolean;
  /** The others are given up for it. */
  alone?: boolean;
  icon?: ReactNode;
  onPress: () => void;
}) {
  const { colour } = useTheme();
  return (
    <Pressable
      role={alone ? 'radio' : 'checkbox'}
      aria-checked={chosen}
      aria-label={label ?? name}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: tap,
        paddingHorizontal: space.s3,
        paddingVertical: space.s1,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s2,
        borderRadius: radius.chip,
        borderWidth: 1,
        borderColor: chosen ? colour.ink : colour.lineStrong,
        backgroundColor: chosen ? colour.ink : pressed ? colour.surfaceHover : colour.surface,
      })}
    >
      {icon}
      <T kind="smallStrong" tone={chosen ? 'page' : 'ink'} style={{ flexShrink: 1 }}>
        {name}
      </T>
      {note ? (
        <T kind="caption" tone={chosen ? 'page' : 'ink3'}>
          {note}
        </T>
      ) : null}
    </Pressable>
  );
}

/** Something chosen that a press takes away. */
export function ChosenChip({ name, label, onPress }: { name: string; label: string; onPress: () => void }) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={{
        minHeight: tap,
        paddingHorizontal: space.s3,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s2,
        borderRadius: radius.pill,
        backgroundColor: colour.ink,
      }}
    >
      <T kind="smallStrong" tone="page">
        {name}
      </T>
      <X color={colour.page} size={16} strokeWidth={2.2} />
    </Pressable>
  );
}

/** Chips beside each other, and in the next line where there is no more room. */
export function ChipRow({
  label,
  role,
  children,
}: {
  label: string;
  role: 'group' | 'radiogroup';
  children: ReactNode;
}) {
  return (
    <View role={role} aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
      {children}
    </View>
  );
}
