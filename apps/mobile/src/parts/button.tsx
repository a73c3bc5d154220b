import type { ReactNode } from 'react';
import { Pressable, type StyleProp, View, type ViewStyle } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { T } from './text';

/** A button in words. One of kind brand a screen. */
export function Button({
  kind = 'plain',
  onPress,
  children,
  icon,
  label,
  disabled = false,
  style,
}: {
  kind?: 'brand' | 'plain';
  onPress: () => void;
  children: string;
  icon?: ReactNode;
  /** Read out instead of the words, where these alone say too little. */
  label?: string;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
}) {
  const { colour } = useTheme();
  const isBrand = kind === 'brand';
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        {
          minHeight: tap + space.s1,
          maxWidth: '100%',
          paddingHorizontal: space.s5,
          paddingVertical: space.s1,
          borderRadius: radius.chip,
          alignItems: 'center',
          justifyContent: 'center',
          flexDirection: 'row',
          gap: space.s2,
          backgroundColor: isBrand
            ? pressed
              ? colour.brandHover
              : colour.brand
            : pressed
              ? colour.surfaceHover
              : colour.surface,
          borderWidth: isBrand ? 0 : 1,
          borderColor: colour.lineStrong,
          opacity: disabled ? 0.5 : 1,
        },
        style,
      ]}
    >
      {icon}
      <T kind="smallStrong" tone={isBrand ? 'onBrand' : 'ink'} style={{ flexShrink: 1, textAlign: 'center' }}>
        {children}
      </T>
    </Pressable>
  );
}

/** Empty half plate with a fact and ways out. */
export function Empty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View style={{ padding: space.s6, gap: space.s3, alignItems: 'flex-start' }}>
      <View
        accessibilityElementsHidden
        style={{
          width: 96,
          height: 48,
          borderTopLeftRadius: 48,
          borderTopRightRadius: 48,
          borderWidth: 2,
          borderBottomWidth: 0,
          borderColor: colour.lineStrong,
          borderStyle: 'dashed',
        }}
      />
      <T kind="heading" accessibilityRole="header">
        {title}
      </T>
      {text ? <T tone="ink2">{text}</T> : null}
      {children}
    </View>
  );
}
