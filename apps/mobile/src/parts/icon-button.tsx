import type { ReactNode } from 'react';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { lifted, tap, useTheme } from '../theme/theme';

type Props = {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

/** An icon alone, as large as a finger needs. */
export function IconButton({ label, disabled = false, onPress, style, children }: Props) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        {
          width: tap,
          height: tap,
          alignItems: 'center',
          justifyContent: 'center',
          opacity: disabled ? 0.35 : pressed ? 0.6 : 1,
        },
        style,
      ]}
    >
      {children}
    </Pressable>
  );
}

/** An icon alone on a round ground, over a picture. */
export function RoundButton({ style, ...rest }: Props) {
  const { colour } = useTheme();
  return (
    <IconButton {...rest} style={[{ borderRadius: tap, backgroundColor: colour.surface, boxShadow: lifted }, style]} />
  );
}
