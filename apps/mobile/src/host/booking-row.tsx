import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { rowStatus } from '@metade/booking-flow/row-status.ts';
import { opensAt, seatRefusal } from '@metade/booking-flow/voucher-time.ts';
import type { Booking } from '@metade/contracts/host.ts';
import CircleAlert from 'lucide-react-native/icons/circle-alert';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import ClockAlert from 'lucide-react-native/icons/clock-alert';
import CloudUpload from 'lucide-react-native/icons/cloud-upload';
import Hourglass from 'lucide-react-native/icons/hourglass';
import Users from 'lucide-react-native/icons/users';
import { memo } from 'react';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useHostWords } from './host-words';

/** Name, state in words, and the one thing to do now; the rest behind a press on the name. */
export const BookingRow = memo(function BookingRow({
  booking,
  now,
  timeZone,
  opensMinutes,
  waiting,
  busy,
  onArrive,
  onOpen,
}: {
  booking: Booking;
  /** Epoch ms by the server's clock. */
  now: number;
  timeZone: string;
  opensMinutes: number;
  /** Its step waits to be sent. */
  waiting: boolean;
  busy: boolean;
  onArrive: (booking: Booking) => void;
  onOpen: (booking: Booking) => void;
}) {
  const { colour } = useTheme();
  const { h, time } = useHostWords();
  const status = rowStatus(booking, now);
  const name = bookingName(booking);
  const refusal = seatRefusal(booking, now, opensMinutes);
  const { ground, tone, icon: Icon, text } = look();
  const note = ['expected', 'late', 'missing', 'paying', 'here'].includes(status.kind) ? booking.note : '';
  return (
    <View
      style={{
        minHeight: 76,
        paddingLeft: space.s4,
        paddingRight: space.s4,
        paddingVertical: space.s2,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.s3,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
        backgroundColor: ground,
      }}
    >
      <Pressable
        role="button"
        onPress={() => onOpen(booking)}
        style={{ flex: 1, minWidth: 200, minHeight: 56, flexDirection: 'row', alignItems: 'center', gap: space.s3 }}
      >
        <View style={{ minWidth: 44, flexDirection: 'row', alignItems: 'center', gap: space.s1 }}>
          <Users color={colour.ink2} size={20} strokeWidth={1.9} />
          <T kind="strong">{booking.people}</T>
        </View>
        <View style={{ flex: 1 }}>
          <T kind="strong">{name}</T>
          {text ? (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s1 }}>
              {Icon ? <Icon color={colour[tone]} size={16} strokeWidth={1.9} /> : null}
              <T kind="small" tone={tone} style={{ flexShrink: 1 }}>
                {text}
              </T>
            </View>
          ) : null}
          {note ? (
            <T kind="small" tone="ink2">
              {note}
            </T>
          ) : null}
        </View>
      </Pressable>
      {waiting ? (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s1,
            paddingHorizontal: space.s3,
            paddingVertical: space.s1,
            borderRadius: radius.tag,
            backgroundColor: colour.waitSoft,
          }}
        >
          <CloudUpload color={colour.waitInk} size={16} strokeWidth={1.9} />
          <T kind="captionStrong" tone="waitInk">
            {h.offline.mark}
          </T>
        </View>
      ) : booking.state === 'confirmed' && refusal === null ? (
        <Pressable
          role="button"
          aria-label={h.row.arrivedOf(name, booking.time)}
          aria-disabled={busy}
          disabled={busy}
          onPress={() => onArrive(booking)}
          style={({ pressed }) => ({
            minHeight: 56,
            minWidth: 104,
            paddingHorizontal: space.s4,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: radius.chip,
            backgroundColor: colour.ink,
            opacity: pressed || busy ? 0.7 : 1,
          })}
        >
          <T kind="strong" tone="page">
            {h.row.arrived}
          </T>
        </Pressable>
      ) : null}
    </View>
  );

  function look(): {
    ground?: string;
    tone: 'ink2' | 'badInk' | 'waitInk' | 'okInk' | 'infoInk';
    icon?: typeof CircleAlert;
    text: string;
  } {
    switch (status.kind) {
      case 'missing':
        return {
          ground: colour.badSoft,
          tone: 'badInk',
          icon: CircleAlert,
          text: h.row.pastToleranceBy(spanOf(status.minutes)),
        };
      case 'late':
        return {
          ground: colour.waitSoft,
          tone: 'waitInk',
          icon: ClockAlert,
          text: saysLate() ?? h.row.lateBy(status.minutes),
        };
      case 'here':
        return { tone: 'okInk', icon: CircleCheck, text: h.row.hereSince(time(status.since, timeZone)) };
      case 'was_here':
        return { tone: 'ink2', icon: CircleCheck, text: h.row.wasHere(time(status.since, timeZone)) };
      case 'paying':
        return { tone: 'infoInk', icon: Hourglass, text: h.row.paying };
      case 'expected': {
        const late = saysLate();
        if (late) return { ground: colour.waitSoft, tone: 'waitInk', icon: ClockAlert, text: late };
        if (refusal === 'opens') {
          const opens = new Date(opensAt(booking, opensMinutes)).toISOString();
          return { tone: 'ink2', text: h.row.from(time(opens, timeZone)) };
        }
        return { tone: 'ink2', text: !booking.note && booking.first_visit ? h.row.firstVisit : '' };
      }
      case 'no_show':
        return { tone: 'ink2', text: h.row.noShow };
      default:
        return { tone: 'ink2', text: h.row[status.kind] };
    }
  }

  function saysLate(): string | null {
    if (booking.late_minutes === null) return null;
    const comes = new Date(Date.parse(booking.starts_at) + booking.late_minutes * 60_000).toISOString();
    return h.row.saysLate(booking.late_minutes, time(comes, timeZone));
  }

  function spanOf(minutes: number): string {
    return minutes < 60 ? h.row.minutes(minutes) : h.row.hours(Math.floor(minutes / 60));
  }
});
