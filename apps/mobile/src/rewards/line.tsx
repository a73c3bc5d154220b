import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';

/** A line of a list: what it is, of when or whom, and at its end how much. */
export function Line({
  title,
  text,
  end,
  note,
  onPress,
}: {
  title: string;
  text: string;
  end?: ReactNode;
  /** Under the end. */
  note?: string | undefined;
  onPress?: (() => void) | undefined;
}) {
  const { colour } = useTheme();
  const content = (
    <>
      <View style={{ flex: 1 }}>
        <T kind="smallStrong">{title}</T>
        <T kind="small" tone="ink2">
          {text}
        </T>
      </View>
      {end ? (
        <View style={{ alignItems: 'flex-end', maxWidth: '50%' }}>
          <T kind="smallStrong">{end}</T>
          {note ? (
            <T kind="caption" tone="ink2">
              {note}
            </T>
          ) : null}
        </View>
      ) : null}
    </>
  );
  const style = {
    minHeight: 52,
    paddingVertical: space.s3,
    flexDirection: 'row',
    gap: space.s4,
    borderBottomWidth: 1,
    borderBottomColor: colour.line,
  } as const;
  return onPress ? (
    <Pressable role="link" onPress={onPress} style={style}>
      {content}
    </Pressable>
  ) : (
    <View style={style}>{content}</View>
  );
}
