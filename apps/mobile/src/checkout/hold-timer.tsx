import { holdTime } from '@metade/booking-flow/hold-time.ts';
import type { HeldOrder } from '@metade/booking-flow/payment-step.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import Hourglass from 'lucide-react-native/icons/hourglass';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** Quiet until it is about to run out, then with "More time". onOver: once it has. */
export function HoldTimer({ order, onExtend, onOver }: { order: HeldOrder; onExtend: () => void; onOver: () => void }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { hold } = order;
  const [timer, setTimer] = useState(() => holdTime(hold, 0));
  useEffect(() => {
    // Counted from the answer: the device's clock may be wrong by a day.
    const began = performance.now();
    const tick = () => setTimer(holdTime(hold, performance.now() - began));
    tick();
    const every = setInterval(tick, 1000);
    return () => clearInterval(every);
  }, [hold]);
  const over = timer.left === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const left = m.checkout.left(clock(timer.left));
  if (timer.extendable) {
    return (
      <Banner tone="wait" action={<Button onPress={onExtend}>{m.checkout.moreTime}</Button>}>
        {left}
      </Banner>
    );
  }
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 }}>
      <Hourglass color={colour.ink2} size={20} />
      <T tone="ink2">
        {m.checkout.heldUntil} <T kind="strong">{formatTime(hold.expires_at, order.restaurant.time_zone)}</T>
      </T>
      {timer.warned ? (
        <T kind="smallStrong" tone="wait">
          {left}
        </T>
      ) : null}
    </View>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
