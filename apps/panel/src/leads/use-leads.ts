import type { LeadCard, LeadKind, LeadState } from '@metade/contracts/leads.ts';
import { useCallback } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

export type LeadFilter = {
  text?: string | undefined;
  kind?: LeadKind | undefined;
  spam?: 'true';
  lost?: 'true';
};

/** The caller's leads, and how one is moved: optimistically, and back when it is refused. */
export function useLeads({ text, kind, spam, lost }: LeadFilter) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const load = useCallback(
    () => call('listLeads', { query: { text, kind, spam, lost } }),
    [call, text, kind, spam, lost],
  );
  const loaded = useLoaded(load);
  const { value, put, again } = loaded;
  const move = async (lead: LeadCard, state: LeadState, reason?: string): Promise<boolean> => {
    if (value === null) return false;
    const stays = (one: LeadCard) => one._id !== lead._id;
    const moved = state === 'lost' ? [] : [{ ...lead, state }];
    put({ ...value, data: value.data.flatMap((one) => (stays(one) ? [one] : moved)) });
    try {
      const { data } = await call('getLead', { params: { id: lead._id } });
      await call('changeLead', {
        params: { id: lead._id },
        body: { revision: data.revision, state, ...(reason ? { lost_reason: reason } : {}) },
      });
      return true;
    } catch (error) {
      put(value);
      show({ text: refusalText(error) ?? m.unreachable, failure: true });
      return false;
    }
  };
  return { ...loaded, move, again };
}
