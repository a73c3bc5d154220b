import Check from 'lucide-react-native/icons/check';
import Minus from 'lucide-react-native/icons/minus';
import { useWindowDimensions, View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Section } from './section';

/** What is at half price, and what is not, from the restaurant's flags. off: '50 %'. */
export function Covers({ desserts, off }: { desserts: boolean; off: string }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const words = m.restaurant;
  const inside = [...words.covered, ...(desserts ? [words.desserts] : []), words.wholeTable];
  const outside = [words.drinks, words.coffee, ...(desserts ? [] : [words.desserts])];
  return (
    <Section title={words.coversTitle(off)}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          overflow: 'hidden',
          borderRadius: radius.sheet,
          borderWidth: 1,
          borderColor: colour.line,
        }}
      >
        <Half title={words.discounted} items={inside} covered />
        <Half title={words.fullPrice} items={outside} />
      </View>
    </Section>
  );
}

function Half({ title, items, covered = false }: { title: string; items: readonly string[]; covered?: boolean }) {
  const { colour } = useTheme();
  const { fontScale } = useWindowDimensions();
  const tone = covered ? 'brandSoftInk' : 'ink';
  const Icon = covered ? Check : Minus;
  return (
    <View
      style={{
        flexGrow: 1,
        flexBasis: 140 * fontScale,
        padding: space.s4,
        gap: space.s2,
        backgroundColor: covered ? colour.brandSoft : colour.surface,
      }}
    >
      <T kind="name" tone={tone}>
        {title}
      </T>
      {items.map((item) => (
        <View key={item} style={{ flexDirection: 'row', gap: space.s2 }}>
          <Icon color={colour[tone]} size={18} strokeWidth={2} style={{ marginTop: 2 }} />
          <T kind="small" tone={tone} style={{ flex: 1, minWidth: 0 }}>
            {item}
          </T>
        </View>
      ))}
    </View>
  );
}
