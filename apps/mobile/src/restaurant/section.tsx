import type { ReactNode } from 'react';
import { View } from 'react-native';
import { T } from '../parts/text';
import { space } from '../theme/theme';

/** A part of a page under its title. wide: its content goes from edge to edge. inset: false where the screen has its own margins. */
export function Section({
  title,
  wide = false,
  inset = true,
  children,
}: {
  title: string;
  wide?: boolean;
  inset?: boolean;
  children: ReactNode;
}) {
  return (
    <View style={{ paddingTop: space.s5, gap: space.s3 }}>
      <T kind="heading" role="heading" aria-level={2} style={{ paddingHorizontal: inset ? space.s4 : 0 }}>
        {title}
      </T>
      <View style={wide ? null : { paddingHorizontal: inset ? space.s4 : 0, gap: space.s3 }}>{children}</View>
    </View>
  );
}
