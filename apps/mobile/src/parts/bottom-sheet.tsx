import X from 'lucide-react-native/icons/x';
import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
import { T } from './text';

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
  const { m } = useWords();
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
            borderTopLeftRadius: radius.sheet,
            borderTopRightRadius: radius.sheet,
            backgroundColor: colour.surface,
          }}
        >
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingTop: space.s3,
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
          <ScrollView tabIndex={0} contentContainerStyle={{ padding: space.s4, gap: space.s4 }}>
            {children}
          </ScrollView>
          <View style={{ paddingHorizontal: space.s4, paddingBottom: bottom + space.s4, gap: space.s2 }}>{foot}</View>
        </View>
      </View>
    </Modal>
  );
}
