import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { View } from 'react-native';
import { radius, useTheme } from '../theme/theme';
import { IconButton } from './icon-button';
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
      <IconButton label={less} disabled={value <= min} onPress={() => onStep(-1)}>
        <Minus color={colour.ink} size={18} strokeWidth={2} />
      </IconButton>
      <T kind="strong" aria-live="polite" style={{ minWidth: 28, textAlign: 'center' }}>
        {value}
      </T>
      <IconButton label={more} disabled={value >= max} onPress={() => onStep(1)}>
        <Plus color={colour.ink} size={18} strokeWidth={2} />
      </IconButton>
    </View>
  );
}
