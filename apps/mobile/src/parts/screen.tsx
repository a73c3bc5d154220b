import { router } from 'expo-router';
import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import X from 'lucide-react-native/icons/x';
import { type ReactNode, useRef } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
import { T } from './text';

/** To where one came from, or to a screen above. */
export function goBack(above: '/' | '/bookings' | '/profile' = '/'): void {
  if (router.canGoBack()) router.back();
  else router.replace(above);
}

/** A screen over others: title, a way back, what scrolls, and a foot that stays. */
export function Screen({
  title,
  close = false,
  onBack = () => goBack(),
  foot,
  children,
}: {
  title: string;
  /** A task that is closed rather than left. In words: what that does, where it is more than closing. */
  close?: boolean | string;
  onBack?: () => void;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top, bottom } = useSafeAreaInsets();
  const scroll = useRef<ScrollView>(null);
  const Icon = close ? X : ArrowLeft;
  const button = (
    <IconButton label={typeof close === 'string' ? close : close ? m.site.close : m.site.back} onPress={onBack}>
      <Icon color={colour.ink} size={24} strokeWidth={2} />
    </IconButton>
  );
  return (
    <KeyboardAvoidingView
      role="main"
      behavior={Platform.OS === 'ios' ? 'padding' : undefined}
      style={{ flex: 1, backgroundColor: colour.page }}
    >
      <View
        style={{
          width: '100%',
          maxWidth: 720,
          alignSelf: 'center',
          paddingTop: top + space.s1,
          paddingHorizontal: space.s2,
          minHeight: 52,
          flexDirection: 'row',
          alignItems: 'center',
        }}
      >
        {close ? null : button}
        <T
          kind="heading"
          role="heading"
          aria-level={1}
          style={{ flex: 1, paddingHorizontal: space.s2, paddingVertical: space.s2 }}
        >
          {title}
        </T>
        {close ? button : null}
      </View>
      <ScrollView
        ref={scroll}
        tabIndex={0}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{
          width: '100%',
          maxWidth: 720,
          alignSelf: 'center',
          paddingHorizontal: space.s4,
          paddingTop: space.s2,
          paddingBottom: foot ? space.s5 : bottom + space.s8,
          gap: space.s4,
        }}
      >
        {children}
      </ScrollView>
      {foot ? (
        <View
          style={{
            borderTopWidth: 1,
            borderTopColor: colour.line,
            backgroundColor: colour.page,
            paddingBottom: bottom + space.s3,
          }}
        >
          <View
            style={{
              width: '100%',
              maxWidth: 720,
              alignSelf: 'center',
              paddingHorizontal: space.s4,
              paddingTop: space.s3,
              gap: space.s2,
            }}
          >
            {foot}
          </View>
        </View>
      ) : null}
    </KeyboardAvoidingView>
  );
}
