import { bookingName } from '@metade/booking-flow/booking-name.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { useState } from 'react';
import { Modal, View } from 'react-native';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';
import type { DayActions } from './use-day-actions';

/** Bookings of any date that wait for a yes or no, nearest deadline first. */
export function Requests({ requests, actions }: { requests: readonly Booking[]; actions: DayActions }) {
  const { colour } = useTheme();
  const { restaurant, state } = useRestaurant();
  const { h, date, mealTime, time } = useHostWords();
  const [declining, setDeclining] = useState<Booking | null>(null);
  if (requests.length === 0) return null;
  const whenOf = (booking: Booking) =>
    booking.date === state.today ? mealTime(booking) : `${date(booking.date, 'short')}, ${mealTime(booking)}`;
  const answerBy = (deadline: string) => {
    const at = time(deadline, restaurant.time_zone);
    const day = localDateOf(deadline, restaurant.time_zone);
    return day === state.today ? h.request.answerBy(at) : h.request.answerByDay(`${date(day, 'short')}, ${at}`);
  };
  return (
    <View role="region" aria-label={h.request.region} style={{ padding: space.s4, gap: space.s3 }}>
      {requests.map((booking) => {
        const when = whenOf(booking);
        const name = bookingName(booking);
        const busy = actions.busy.has(booking._id);
        return (
          <View
            key={booking._id}
            style={{ padding: space.s4, gap: space.s2, borderRadius: radius.card, backgroundColor: colour.infoSoft }}
          >
            <T kind="strong" tone="infoInk">
              {h.request.label}
            </T>
            <T tone="infoInk">{h.request.details(name, when, booking.places)}</T>
            {booking.note ? <T tone="infoInk">{booking.note}</T> : null}
            {booking.changes ? (
              <T kind="small" tone="infoInk">
                {h.request.changes(
                  `${date(booking.changes.date, 'short')}, ${mealTime(booking.changes)}`,
                  booking.changes.places,
                )}
              </T>
            ) : null}
            {booking.confirm_by ? (
              <T kind="smallStrong" tone="infoInk">
                {answerBy(booking.confirm_by)}
              </T>
            ) : null}
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
              <Button
                disabled={busy}
                label={h.request.declineOf(name, when)}
                onPress={() => setDeclining(booking)}
                style={{ flexGrow: 1 }}
              >
                {h.request.decline}
              </Button>
              <Button
                disabled={busy}
                label={h.request.confirmOf(name, when)}
                onPress={() => void actions.confirm(booking)}
                style={{ flexGrow: 1 }}
              >
                {h.request.confirm}
              </Button>
            </View>
          </View>
        );
      })}
      {declining ? <DeclineSheet booking={declining} actions={actions} onClose={() => setDeclining(null)} /> : null}
    </View>
  );
}

function DeclineSheet({ booking, actions, onClose }: { booking: Booking; actions: DayActions; onClose: () => void }) {
  const { h } = useHostWords();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const words = h.request.declining;
  const send = async () => {
    if (reason.trim().length < 3) return setWrong(true);
    if (await actions.decline(booking, reason.trim())) onClose();
  };
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen
        title={words.title}
        close
        onBack={onClose}
        foot={
          <Button kind="brand" disabled={actions.busy.has(booking._id)} onPress={() => void send()}>
            {words.submit}
          </Button>
        }
      >
        <T tone="ink2">{words.text}</T>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
          {words.reasons.map((one) => (
            <Button key={one} onPress={() => setReason(one)}>
              {one}
            </Button>
          ))}
        </View>
        <Field
          label={h.request.reason}
          hint={h.request.reasonHint}
          maxLength={300}
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setWrong(false);
          }}
          error={wrong ? h.request.reasonMissing : undefined}
        />
      </Screen>
    </Modal>
  );
}
