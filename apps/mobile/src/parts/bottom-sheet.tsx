import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space, useTheme } from '../theme/theme';
import { SheetHead } from './sheet-head';

/** A few things at the foot of the screen, which stays in sight above them. */
export function BottomSheet({
  title,
  onClose,
  foot,
  children,
}: {
  title: string;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}) {
  const { colour } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  return (
    <Modal transparent animationType="slide" statusBarTranslucent onRequestClose={onClose}>
      <View style={{ flex: 1, paddingTop: top + space.s6, justifyContent: 'flex-end', backgroundColor: colour.scrim }}>
        <Pressable aria-hidden tabIndex={-1} style={{ flex: 1 }} onPress={onClose} />
        <View
          role="main"
          style={{
            flexShrink: 1,
            width: '100%',
            maxWidth: 720,
            alignSelf: 'center',
            paddingTop: space.s3,
            borderTopLeftRadius: radius.sheet,
            borderTopRightRadius: radius.sheet,
            backgroundColor: colour.surface,
          }}
        >
          <SheetHead title={title} onClose={onClose} />
          <ScrollView tabIndex={0} contentContainerStyle={{ padding: space.s4, gap: space.s4 }}>
            {children}
          </ScrollView>
          <View style={{ paddingHorizontal: space.s4, paddingBottom: bottom + space.s4, gap: space.s2 }}>{foot}</View>
        </View>
      </View>
    </Modal>
  );
}
