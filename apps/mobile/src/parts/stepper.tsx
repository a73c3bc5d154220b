import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { radius, tap, useTheme } from '../theme/theme';
import { T } from './text';

/** A whole number between two buttons. more, less: their accessible names. */
export function Stepper({
  value,
  more,
  less,
  min = 0,
  max = 99,
  onStep,
}: {
  value: number;
  more: string;
  less: string;
  min?: number;
  max?: number;
  onStep: (by: 1 | -1) => void;
}) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        borderRadius: radius.chip,
        borderWidth: 1,
        borderColor: colour.lineStrong,
      }}
    >
      <Side label={less} disabled={value <= min} onPress={() => onStep(-1)}>
        <Minus color={colour.ink} size={18} strokeWidth={2} />
      </Side>
      <T kind="strong" aria-live="polite" style={{ minWidth: 28, textAlign: 'center' }}>
        {value}
      </T>
      <Side label={more} disabled={value >= max} onPress={() => onStep(1)}>
        <Plus color={colour.ink} size={18} strokeWidth={2} />
      </Side>
    </View>
  );
}

function Side({
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
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={{ width: tap, height: tap, alignItems: 'center', justifyContent: 'center', opacity: disabled ? 0.35 : 1 }}
    >
      {children}
    </Pressable>
  );
}
