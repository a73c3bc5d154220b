import type { ReactElement } from 'react';
import { FlatList, Modal, Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme/theme';
import { SheetHead } from './sheet-head';
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
  const { top } = useSafeAreaInsets();
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <View style={{ flex: 1, paddingTop: top + space.s3, backgroundColor: colour.page }}>
        <SheetHead title={title} onClose={onClose} />
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
