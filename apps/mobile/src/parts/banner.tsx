import CircleAlert from 'lucide-react-native/icons/circle-alert';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import CircleX from 'lucide-react-native/icons/circle-x';
import CloudOff from 'lucide-react-native/icons/cloud-off';
import Hourglass from 'lucide-react-native/icons/hourglass';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { T } from './text';

export type Tone = 'ok' | 'wait' | 'bad' | 'neutral' | 'offline';

/** A message in colour, icon and words. */
export function Banner({
  tone,
  title,
  children,
  action,
  urgent = false,
}: {
  tone: Tone;
  title?: string;
  children?: string | undefined;
  action?: ReactNode;
  /** Read out at once. */
  urgent?: boolean;
}) {
  const { colour } = useTheme();
  const [ground, ink] = {
    ok: [colour.okSoft, 'okInk'] as const,
    wait: [colour.waitSoft, 'waitInk'] as const,
    offline: [colour.waitSoft, 'waitInk'] as const,
    bad: [colour.badSoft, 'badInk'] as const,
    neutral: [colour.surfaceSunk, 'ink2'] as const,
  }[tone];
  const Icon = { ok: CircleCheck, wait: Hourglass, bad: CircleX, neutral: CircleAlert, offline: CloudOff }[tone];
  return (
    <View
      role={urgent ? 'alert' : 'status'}
      style={{ padding: space.s4, borderRadius: radius.card, backgroundColor: ground, gap: space.s3 }}
    >
      <View style={{ flexDirection: 'row', gap: space.s3 }}>
        <Icon color={colour[ink]} size={22} strokeWidth={1.9} />
        <View style={{ flex: 1 }}>
          {title ? (
            <T kind="strong" tone={ink}>
              {title}
            </T>
          ) : null}
          {children ? (
            <T kind="small" tone={ink}>
              {children}
            </T>
          ) : null}
        </View>
      </View>
      {action}
    </View>
  );
}
