import X from 'lucide-react-native/icons/x';
import type { ReactElement } from 'react';
import { FlatList, Modal, Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
import { T } from './text';

/** A sheet with things to pick one of. empty: instead of a list that has none. */
export function ListSheet({
  title,
  items,
  above = null,
  empty = null,
  onPick,
  onClose,
}: {
  title: string;
  items: readonly { key: string; name: string; note: string }[] | null;
  /** Above the list. */
  above?: ReactElement | null;
  empty?: ReactElement | null;
  onPick: (key: string) => void;
  onClose: () => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top } = useSafeAreaInsets();
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <View style={{ flex: 1, paddingTop: top + space.s3, backgroundColor: colour.page }}>
        <View
          style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingLeft: space.s4 }}
        >
          <T kind="heading" role="heading" aria-level={2} style={{ flexShrink: 1 }}>
            {title}
          </T>
          <IconButton label={m.site.close} onPress={onClose}>
            <X color={colour.ink} size={24} />
          </IconButton>
        </View>
        {above}
        {empty}
        <FlatList
          data={items}
          keyExtractor={({ key }) => key}
          contentContainerStyle={{ padding: space.s4 }}
          renderItem={({ item }) => (
            <Pressable
              role="button"
              onPress={() => onPick(item.key)}
              style={{
                minHeight: 56,
                paddingVertical: space.s2,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                borderBottomWidth: 1,
                borderBottomColor: colour.line,
              }}
            >
              <T kind="strong">{item.name}</T>
              <T kind="small" tone="ink2">
                {item.note}
              </T>
            </Pressable>
          )}
        />
      </View>
    </Modal>
  );
}
