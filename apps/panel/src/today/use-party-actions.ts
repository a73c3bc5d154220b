import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import { useMemo, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import type { PartyActions } from './party-row.tsx';

/** A host's actions on walk-ins and phone bookings, each with undo. */
export function usePartyActions(): { busy: ReadonlySet<string>; actions: PartyActions } {
  const { call } = useSession();
  const { restaurant, store } = useRestaurant();
  const { m } = useWords();
  const { show } = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const actions = useMemo(() => {
    const move = async (party: DirectBooking, state: DirectBooking['state']): Promise<boolean> => {
      setBusy((ids) => new Set([...ids, party._id]));
      try {
        await call('moveParty', { params: { id: restaurant._id, party: party._id }, body: { state } });
        return true;
      } catch (error) {
        show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
        return false;
      } finally {
        await store.load(party.date);
        setBusy((ids) => new Set([...ids].filter((id) => id !== party._id)));
      }
    };
    const nameOf = (party: DirectBooking) => party.name || m.evening.party.unnamed[party.kind];
    const step = async (party: DirectBooking, state: DirectBooking['state'], text: string) => {
      const undo = () =>
        void move(party, party.state).then((done) => done && show({ text: m.toast.undone(nameOf(party)) }));
      if (await move(party, state)) show({ text, undo });
    };
    return {
      arrive: (party: DirectBooking) => void step(party, 'here', m.toast.arrived(nameOf(party), party.places)),
      giveBack: (party: DirectBooking) =>
        void step(party, 'cancelled', m.evening.party.gaveBack(nameOf(party), party.time)),
    };
  }, [call, restaurant, store, show, m]);
  return { busy, actions };
}
