import type { Answer } from '@metade/api-client/client.ts';
import type { NameAndPlaceView } from '@metade/contracts/proposals.ts';
import { noDegrees, writtenPlace } from '@metade/domain/read-pin.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { draftOf, withoutPostalCode, withPostalCode } from './proposal-draft.ts';
import type { Found, ProposalDraft, Told } from './proposal-draft.ts';

export type NameAndPlaceState = Answer<'getNameAndPlace'>['data'];

/**
 * A proposal as edited. Input stays after a refusal; when somebody else proposed meanwhile, `onStale` loads theirs, and sending
 * again replaces it. replaces: the proposal shown as waiting.
 */
export function useProposalForm(
  first: NameAndPlaceView,
  replaces: string | null,
  { onSent, onStale }: { onSent: (state: NameAndPlaceState) => void; onStale: () => void },
) {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const [draft, setDraft] = useState(() => draftOf(first));
  const [found, setFound] = useState<Found | null>(null);
  const [unknown, setUnknown] = useState('');
  // Data of the previous postal code, removed when a new one is unknown.
  const [former, setFormer] = useState<Told>({ ...first, street: null });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(first)));

  /** A known postal code fills in its address; an unknown one is marked, and refused when the form is sent. */
  const fillIn = async () => {
    const written = draft.zip.trim();
    if (written === '' || written === former.zip) return;
    try {
      const { data } = await call('findPostalCode', {
        params: { postalCode: written },
        query: { country: first.country },
      });
      setFound(data);
      setUnknown('');
      setFormer(data);
      setDraft((last) => withPostalCode(last, data, former.location));
      setErrors(without(['zip', 'city', 'location']));
      setFailure('');
    } catch (error) {
      setFound(null);
      const refusal = refusalOf(error);
      if (refusal?.code === 'postal_code_unknown') {
        setUnknown(refusal.message);
        setErrors((last) => ({ ...last, zip: refusal.message }));
        setFormer({ zip: '', street: null, district: null, city: '', location: null });
        setDraft((last) => withoutPostalCode(last, former));
      }
      if (refusal?.code === 'postal_code_malformed') setErrors((last) => ({ ...last, zip: refusal.message }));
    }
  };
  /** Whether it was sent. */
  const send = async (): Promise<boolean> => {
    const wrong = noDegrees(draft);
    if (wrong.length > 0) {
      flushSync(() => {
        setErrors(Object.fromEntries(wrong.map((name) => [name, m.proposals.pin.degrees])));
        setFailure(m.manage.profile.someWrong);
      });
      return false;
    }
    setBusy(true);
    setFailure('');
    try {
      const body = { ...draft, ...writtenPlace(draft), country: first.country, replaces };
      const { data } = await call('proposeNameAndPlace', { params: { id: restaurant._id }, body });
      onSent(data);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      // Rendered before this resolves: the caller focuses the first invalid field.
      flushSync(() => {
        const issues = (refusal?.issues ?? []).map(({ path, message }) => [path, message]);
        // The code's city was cleared, so it is missing until the new code is looked up.
        setErrors({ ...(unknown ? { zip: unknown } : {}), ...Object.fromEntries(issues) });
        setFailure(refusal?.message ?? m.unreachable);
        setBusy(false);
      });
      if (refusal?.code === 'proposal_waiting') onStale();
      return false;
    }
  };
  /** Clears a field's error when it is typed again. */
  const set = (change: Partial<ProposalDraft>) => {
    setDraft((last) => ({ ...last, ...change }));
    if ('zip' in change) setUnknown('');
    setErrors(without([...Object.keys(change), ...('latitude' in change ? ['location'] : [])]));
  };
  return { draft, set, found, errors, failure, busy, fillIn, send };
}

const without = (paths: readonly string[]) => (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)));
