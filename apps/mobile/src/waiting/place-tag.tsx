import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import Bell from 'lucide-react-native/icons/bell';
import CircleX from 'lucide-react-native/icons/circle-x';
import Hourglass from 'lucide-react-native/icons/hourglass';
import { View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The place in a line: waiting, its turn, or passed. */
export function PlaceTag({ entry }: { entry: WaitingEntry }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { offer, state, position, restaurant } = entry;
  const [Icon, ground, ink, text] = offer
    ? ([
        Hourglass,
        colour.waitSoft,
        'waitInk',
        m.waiting.heldUntil(formatTime(offer.expires_at, restaurant.time_zone)),
      ] as const)
    : state === 'passed'
      ? ([CircleX, colour.badSoft, 'badInk', m.waiting.passed] as const)
      : ([Bell, colour.infoSoft, 'infoInk', m.waiting.place(position ?? 1)] as const);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s1,
        backgroundColor: ground,
        borderRadius: radius.tag,
        paddingHorizontal: space.s2,
        paddingVertical: 4,
      }}
    >
      <Icon color={colour[ink]} size={16} strokeWidth={1.9} />
      <T kind="captionStrong" tone={ink} style={{ flexShrink: 1 }}>
        {text}
      </T>
    </View>
  );
}
