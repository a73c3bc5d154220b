import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { Button } from '../parts/button';
import { Banner } from '../parts/banner';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';

/** Steps that the server has refused since: with whose name, what for, and its words. */
export function RefusedSteps() {
  const { steps, queue, state, restaurant } = useRestaurant();
  const { h, time } = useHostWords();
  const bookings = Object.values(state.days).flatMap((day) => day.bookings);
  return steps.map((step) => {
    if (step.refusal === undefined) return null;
    const booking = bookings.find(({ _id }) => _id === step.order);
    const used = booking?.arrived_at ? h.voucher.usedAt(time(booking.arrived_at, restaurant.time_zone)) : null;
    return (
      <Banner
        key={step.key}
        tone="bad"
        urgent
        title={h.offline.refused(booking ? bookingName(booking) : step.name, h.offline.steps[step.operation])}
        action={<Button onPress={() => queue.remove(step.key)}>{h.offline.read}</Button>}
      >
        {[step.refusal, used].filter(Boolean).join(' ')}
      </Banner>
    );
  });
}
