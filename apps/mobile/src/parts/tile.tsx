import type { ComponentType, ReactNode } from 'react';
import { Pressable, useWindowDimensions, View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { Banner } from './banner';
import { T } from './text';

/** One of a few things to do, its icon above its words. */
export function Tile({
  icon: Icon,
  onPress,
  children,
}: {
  icon: ComponentType<{ color: string; size: number; strokeWidth: number }>;
  onPress: () => void;
  children: string;
}) {
  const { colour } = useTheme();
  const { fontScale } = useWindowDimensions();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: 100 * fontScale,
        maxWidth: '100%',
        minHeight: 84,
        paddingHorizontal: space.s2,
        paddingVertical: space.s3,
        alignItems: 'center',
        gap: space.s2,
        borderRadius: radius.card,
        borderWidth: 1,
        borderColor: colour.lineStrong,
        backgroundColor: pressed ? colour.surfaceHover : colour.surface,
      })}
    >
      <Icon color={colour.ink} size={22} strokeWidth={1.9} />
      <T kind="captionStrong" style={{ textAlign: 'center', maxWidth: '100%' }}>
        {children}
      </T>
    </Pressable>
  );
}

/** Tiles beside each other, and in the next line where there is no more room. */
export function Tiles({ children }: { children: ReactNode }) {
  return <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>{children}</View>;
}

/** What a tile could not do, in a line of its own. */
export function TileProblem({ said }: { said: string | null }) {
  if (said === null) return null;
  return (
    <View style={{ width: '100%' }}>
      <Banner tone="bad" urgent>
        {said}
      </Banner>
    </View>
  );
}
