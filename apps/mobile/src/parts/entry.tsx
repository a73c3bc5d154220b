import Check from 'lucide-react-native/icons/check';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { T } from './text';

/** One of several things of one's own, with what can be done to it. mark: what tells it from the others. */
export function Entry({
  title,
  mark = null,
  text,
  bad = false,
  children,
}: {
  title: string;
  mark?: string | null;
  text: string;
  /** The text is of something that is no longer good. */
  bad?: boolean;
  children?: ReactNode;
}) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        padding: space.s4,
        gap: space.s2,
        borderRadius: radius.card,
        borderWidth: 1,
        borderColor: colour.line,
        backgroundColor: colour.surface,
      }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 }}>
        <T kind="strong" style={{ flexShrink: 1 }}>
          {title}
        </T>
        {mark ? (
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 4,
              paddingHorizontal: space.s2,
              paddingVertical: 2,
              borderRadius: radius.tag,
              backgroundColor: colour.okSoft,
            }}
          >
            <Check color={colour.okInk} size={14} strokeWidth={2.2} />
            <T kind="captionStrong" tone="okInk">
              {mark}
            </T>
          </View>
        ) : null}
      </View>
      <T kind="small" tone={bad ? 'badInk' : 'ink2'}>
        {text}
      </T>
      {children}
    </View>
  );
}
