import Check from 'lucide-react-native/icons/check';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { T } from './text';

/** One of several in a list, told by a mark at its end. */
export function ListChoice({ name, chosen, onPress }: { name: string; chosen: boolean; onPress: () => void }) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      onPress={onPress}
      style={{
        minHeight: 52,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <T kind={chosen ? 'strong' : 'body'} style={{ flexShrink: 1 }}>
        {name}
      </T>
      {chosen ? <Check color={colour.brandInk} size={20} strokeWidth={2.2} /> : null}
    </Pressable>
  );
}

/** One of several as a card of its own, framed when it is chosen. */
export function CardChoice({
  name,
  text,
  chosen,
  disabled = false,
  onPress,
  icon,
}: {
  name: string;
  text?: string;
  chosen: boolean;
  disabled?: boolean;
  onPress: () => void;
  icon?: ReactNode;
}) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={{
        minHeight: 64,
        padding: space.s4,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        borderRadius: radius.card,
        borderWidth: chosen ? 2 : 1,
        borderColor: chosen ? colour.ink : colour.line,
        backgroundColor: colour.surface,
        opacity: disabled ? 0.6 : 1,
      }}
    >
      <View
        style={{
          width: 24,
          height: 24,
          borderRadius: 12,
          borderWidth: chosen ? 7 : 2,
          borderColor: chosen ? colour.brand : colour.lineStrong,
        }}
      />
      <View style={{ flex: 1 }}>
        <T kind="strong">{name}</T>
        {text ? (
          <T kind="small" tone="ink2">
            {text}
          </T>
        ) : null}
      </View>
      {icon}
    </Pressable>
  );
}

/** One of a few short choices beside each other. */
export function Radio({
  name,
  text,
  label,
  chosen,
  grow,
  onPress,
}: {
  name: string;
  /** Below the name. */
  text?: string;
  /** Read out instead of the name. */
  label?: string;
  chosen: boolean;
  /** Takes its part of the row, which is at least so wide. */
  grow?: number;
  onPress: () => void;
}) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      onPress={onPress}
      style={{
        minHeight: text ? 72 : 44,
        padding: text ? space.s2 : 0,
        ...(grow === undefined
          ? { paddingHorizontal: space.s4 }
          : { flexGrow: 1, flexShrink: 1, flexBasis: grow, alignItems: 'center' }),
        justifyContent: 'center',
        borderRadius: radius.chip,
        borderWidth: 1,
        borderColor: chosen ? colour.ink : colour.lineStrong,
        backgroundColor: chosen ? colour.ink : colour.surface,
      }}
    >
      <T kind={text ? 'strong' : 'smallStrong'} tone={chosen ? 'page' : 'ink'}>
        {name}
      </T>
      {text ? (
        <T kind="caption" tone={chosen ? 'page' : 'ink2'} style={{ textAlign: 'center' }}>
          {text}
        </T>
      ) : null}
    </Pressable>
  );
}

/** To be ticked. */
export function Tick({
  label,
  checked,
  error,
  onPress,
}: {
  label: string;
  checked: boolean;
  error?: string | undefined;
  onPress: () => void;
}) {
  const { colour } = useTheme();
  return (
    <View>
      <Pressable
        role="checkbox"
        aria-checked={checked}
        aria-label={[label, error].filter(Boolean).join('. ')}
        onPress={onPress}
        style={{ minHeight: 48, flexDirection: 'row', alignItems: 'center', gap: space.s3 }}
      >
        <View
          style={{
            width: 24,
            height: 24,
            borderRadius: radius.tag,
            borderWidth: checked ? 0 : 2,
            borderColor: error ? colour.bad : colour.lineStrong,
            backgroundColor: checked ? colour.brand : 'transparent',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {checked ? <Check color={colour.onBrand} size={18} strokeWidth={3} /> : null}
        </View>
        <T kind="small" style={{ flex: 1 }}>
          {label}
        </T>
      </Pressable>
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : null}
    </View>
  );
}

/** Two or three ways beside each other, of which one is open. counts: how much is behind one, where that is said. */
export function TabRow<One extends string>({
  label,
  names,
  counts = {},
  chosen,
  onPick,
}: {
  label: string;
  names: Readonly<Record<One, string>>;
  counts?: Partial<Record<One, number | undefined>>;
  chosen: One;
  onPick: (one: One) => void;
}) {
  const { colour } = useTheme();
  return (
    <View
      role="tablist"
      aria-label={label}
      style={{
        padding: 4,
        flexDirection: 'row',
        flexWrap: 'wrap',
        borderRadius: radius.chip,
        backgroundColor: colour.surfaceHover,
      }}
    >
      {(Object.entries(names) as [One, string][]).map(([one, name]) => (
        <Pressable
          key={one}
          role="tab"
          aria-selected={one === chosen}
          onPress={() => onPick(one)}
          style={{
            flexGrow: 1,
            flexBasis: Object.keys(names).length > 2 ? 'auto' : '30%',
            minHeight: 48,
            paddingHorizontal: space.s2,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: 8,
            backgroundColor: one === chosen ? colour.surfaceRaised : 'transparent',
          }}
        >
          <T kind="smallStrong" tone={one === chosen ? 'ink' : 'ink2'} style={{ textAlign: 'center' }}>
            {name}
          </T>
          {counts[one] === undefined ? null : (
            <T kind="caption" tone="ink2">
              {counts[one]}
            </T>
          )}
        </Pressable>
      ))}
    </View>
  );
}
