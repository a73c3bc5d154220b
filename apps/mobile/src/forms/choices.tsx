import { View } from 'react-native';
import { Radio } from '../parts/choice';
import { T } from '../parts/text';
import { space } from '../theme/theme';

/** A few short choices under a name. */
export function Choices<One extends string>({
  label,
  names,
  chosen,
  error,
  onPick,
}: {
  label: string;
  names: Readonly<Record<One, string>>;
  chosen: One | '';
  error?: string | undefined;
  onPick: (one: One) => void;
}) {
  return (
    <View role="radiogroup" aria-label={[label, error].filter(Boolean).join('. ')} style={{ gap: space.s1 }}>
      <T kind="smallStrong" aria-hidden>
        {label}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {(Object.entries(names) as [One, string][]).map(([one, name]) => (
          <Radio key={one} name={name} chosen={one === chosen} onPress={() => onPick(one)} />
        ))}
      </View>
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : null}
    </View>
  );
}
