import { holdTable } from '@metade/booking-flow/hold.ts';
import { releaseHold } from '@metade/booking-flow/held.ts';
import type { HeldOrder } from '@metade/booking-flow/payment-step.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { randomUUID } from 'expo-crypto';
import { router, useNavigation } from 'expo-router';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '../api/api';
import { clockAhead } from '../api/server-clock';
import { goBack } from '../parts/screen';
import { useSnack } from '../parts/snack';
import { useSession } from '../session/session';
import { useWords } from '../words/words';

/**
 * Lets a held table go when its screen is left, by its button or by the system's way back, and offers it again as long as it would
 * have been held. Answers the button's step.
 */
export function useLetGo(order: HeldOrder): () => void {
  const navigation = useNavigation();
  const { hide } = useSnack();
  const letGo = useRelease(order);
  // What an earlier table said is over.
  useEffect(() => hide(), [hide]);
  const isLeft = useRef(false);
  const once = useCallback(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    void letGo();
  }, [letGo]);
  useEffect(
    () =>
      navigation.addListener('beforeRemove', ({ data: { action } }) => {
        if (action.type === 'GO_BACK' || action.type === 'POP') once();
      }),
    [navigation, once],
  );
  return () => {
    once();
    goBack();
  };
}

function useRelease(order: HeldOrder) {
  const { m, app } = useWords();
  const api = useApi();
  const { show } = useSnack();
  const { token, guest, keepGuest } = useSession();
  return async () => {
    const { _id: id, restaurant, slot, date, people, hold } = order;
    const key = randomUUID();
    const takeAgain = async () => {
      try {
        const wish = { restaurant: restaurant._id, slot, date, people };
        const outcome = await holdTable(api, { account: token, guest, keepGuest }, wish, key);
        if (outcome.kind === 'held') router.push(`/checkout/${outcome.order}`);
        else show({ text: outcome.problem.message, failure: true });
      } catch {
        show({
          text: app.needsNetwork,
          failure: true,
          action: { label: m.site.tryAgain, run: () => void takeAgain() },
        });
      }
    };
    try {
      const released = await releaseHold(api, id);
      if (released.kind === 'booked') return router.push(`/booking/${id}`);
      if (released.kind === 'over') return show({ text: m.checkout.expiredTitle });
      const left = (Date.parse(hold.expires_at) - Date.now() - clockAhead()) / 1000;
      // A change is asked for anew from its booking, which stands as it was.
      show({
        text: app.letGo.done,
        ...(order.changes === null && left > 0 && { undo: () => void takeAgain(), seconds: left }),
      });
    } catch {
      show({
        text: app.letGo.offline(formatTime(hold.expires_at, restaurant.time_zone)),
        action: { label: m.orders.finishPaying, run: () => router.push(`/checkout/${id}`) },
      });
    }
  };
}
