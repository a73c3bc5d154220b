import type Bell from 'lucide-react-native/icons/bell';
import { View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { T } from './text';

/** A state in a few words. */
export function Tag({ tone, icon: Icon, children }: { tone: keyof typeof looks; icon: typeof Bell; children: string }) {
  const { colour } = useTheme();
  const [ground, ink] = looks[tone];
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: space.s1,
        backgroundColor: colour[ground],
        borderRadius: radius.tag,
        paddingHorizontal: space.s2,
        paddingVertical: 4,
      }}
    >
      <Icon color={colour[ink]} size={16} strokeWidth={1.9} />
      <T kind="captionStrong" tone={ink} style={{ flexShrink: 1 }}>
        {children}
      </T>
    </View>
  );
}

const looks = {
  ok: ['okSoft', 'okInk'],
  neutral: ['surfaceHover', 'ink2'],
  wait: ['waitSoft', 'waitInk'],
  bad: ['badSoft', 'badInk'],
  info: ['infoSoft', 'infoInk'],
} as const;
