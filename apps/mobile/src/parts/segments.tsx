import { Pressable, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { T } from './text';

/** A choice of one option, all options visible. */
export function Segments<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const { colour } = useTheme();
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={{
        flexGrow: 1,
        padding: space.s1,
        flexDirection: 'row',
        flexWrap: 'wrap',
        borderRadius: radius.card,
        backgroundColor: colour.surfaceHover,
      }}
    >
      {options.map(({ value, name, lang }) => {
        const isChosen = value === chosen;
        return (
          <Pressable
            key={value}
            role="radio"
            aria-checked={isChosen}
            onPress={() => onChoose(value)}
            style={{
              flexGrow: 1,
              minHeight: tap,
              paddingHorizontal: space.s2,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: radius.chip,
              backgroundColor: isChosen ? colour.surfaceRaised : 'transparent',
            }}
          >
            <T kind="smallStrong" tone={isChosen ? 'ink' : 'ink2'} {...(lang ? { accessibilityLanguage: lang } : {})}>
              {name}
            </T>
          </Pressable>
        );
      })}
    </View>
  );
}
