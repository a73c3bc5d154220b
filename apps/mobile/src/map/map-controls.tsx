import Check from 'lucide-react-native/icons/check';
import List from 'lucide-react-native/icons/list';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ChosenRow } from '../explore/chosen-row';
import type { Found } from '../explore/use-search';
import { useExplore } from '../explore/explore-state';
import { Button } from '../parts/button';
import { RoundButton } from '../parts/icon-button';
import { goBack } from '../parts/screen';
import { T } from '../parts/text';
import { space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The answer as above the list, the way back to it, and whether a moved map searches. */
export function MapBar({ found, follows, onFollow }: { found: Found | null; follows: boolean; onFollow: () => void }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { question } = useExplore();
  const { top } = useSafeAreaInsets();
  return (
    <View
      style={{
        paddingTop: top + space.s2,
        paddingBottom: space.s2,
        gap: space.s2,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
        backgroundColor: colour.page,
      }}
    >
      <View
        style={{
          paddingHorizontal: space.s4,
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space.s2,
        }}
      >
        <T kind="heading" role="heading" aria-level={1} style={{ flexShrink: 1 }}>
          {found?.exact
            ? app.tablesFor(m.site.tables(found.tables, found.totalIsCapped), question.people)
            : m.search.mapTitle}
        </T>
        <Button icon={<List color={colour.ink} size={20} />} onPress={() => goBack('/')}>
          {m.search.list}
        </Button>
      </View>
      <ChosenRow />
      <Pressable
        role="checkbox"
        aria-checked={follows}
        aria-label={m.search.searchAsMoved}
        onPress={onFollow}
        style={{
          minHeight: tap,
          paddingHorizontal: space.s4,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s2,
        }}
      >
        <View
          style={{
            width: 22,
            height: 22,
            borderRadius: 6,
            borderWidth: follows ? 0 : 2,
            borderColor: colour.lineStrong,
            backgroundColor: follows ? colour.ink : 'transparent',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {follows ? <Check color={colour.page} size={16} strokeWidth={3} /> : null}
        </View>
        <T kind="small">{m.search.searchAsMoved}</T>
      </Pressable>
    </View>
  );
}

export function MapZoom({ onZoom }: { onZoom: (by: number) => void }) {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View style={{ position: 'absolute', top: space.s3, right: space.s3, gap: space.s2 }}>
      <RoundButton label={m.search.mapWords.zoomIn} onPress={() => onZoom(2)}>
        <Plus color={colour.ink} size={22} />
      </RoundButton>
      <RoundButton label={m.search.mapWords.zoomOut} onPress={() => onZoom(0.5)}>
        <Minus color={colour.ink} size={22} />
      </RoundButton>
    </View>
  );
}
