import type { ReactNode } from 'react';
import { View } from 'react-native';
import { T } from '../parts/text';
import { space } from '../theme/theme';

/** A part of a page under its title. wide: its content goes from edge to edge. */
export function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <View style={{ paddingTop: space.s5, gap: space.s3 }}>
      <T kind="heading" accessibilityRole="header" style={{ paddingHorizontal: space.s4 }}>
        {title}
      </T>
      <View style={wide ? null : { paddingHorizontal: space.s4, gap: space.s3 }}>{children}</View>
    </View>
  );
}
