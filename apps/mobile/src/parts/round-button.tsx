import type { ReactNode } from 'react';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { tap, useTheme } from '../theme/theme';

/** An icon alone on a round ground, over a picture. */
export function RoundButton({
  label,
  onPress,
  style,
  children,
}: {
  label: string;
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}) {
  const { colour } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        {
          width: tap,
          height: tap,
          borderRadius: tap,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: pressed ? colour.surfaceHover : colour.surface,
        },
        style,
      ]}
    >
      {children}
    </Pressable>
  );
}
