import X from 'lucide-react-native/icons/x';
import { View } from 'react-native';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
import { T } from './text';

/** A sheet's title, and what closes it. */
export function SheetHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingLeft: space.s4,
        paddingRight: space.s1,
      }}
    >
      <T kind="title" role="heading" aria-level={2} style={{ flexShrink: 1 }}>
        {title}
      </T>
      <IconButton label={m.site.close} onPress={onClose}>
        <X color={colour.ink} size={24} />
      </IconButton>
    </View>
  );
}
