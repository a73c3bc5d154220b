import Star from 'lucide-react-native/icons/star';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** One to five stars; those up to the chosen one are full. chosen: of 0, none. */
export function ScoreField({
  label,
  chosen,
  error,
  onPick,
}: {
  label: string;
  chosen: number;
  error?: string | undefined;
  onPick: (score: number) => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View
      role="radiogroup"
      aria-label={[label, error].filter(Boolean).join('. ')}
      style={{ borderBottomWidth: 1, borderBottomColor: colour.line }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <T kind="smallStrong" aria-hidden style={{ flexShrink: 1 }}>
          {label}
        </T>
        <View style={{ flexDirection: 'row' }}>
          {[1, 2, 3, 4, 5].map((score) => (
            <Pressable
              key={score}
              role="radio"
              aria-checked={score === chosen}
              aria-label={m.reviews.stars(score)}
              onPress={() => onPick(score)}
              style={{ width: tap, height: tap, alignItems: 'center', justifyContent: 'center' }}
            >
              <Star
                color={score <= chosen ? colour.ink : colour.ink3}
                fill={score <= chosen ? colour.ink : 'none'}
                size={26}
                strokeWidth={1.9}
              />
            </Pressable>
          ))}
        </View>
      </View>
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : null}
    </View>
  );
}
