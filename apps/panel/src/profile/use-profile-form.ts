import type { HouseProfile } from '@metade/contracts/house-profile.ts';
import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import {
  changesOf,
  differing,
  draftOf,
  noSums,
  rebased,
  type ProfileDraft,
  type ProfileField,
} from './profile-draft.ts';

/**
 * What is typed over what is saved. Somebody else's save in the meantime keeps what was typed here: `theirs` are the fields
 * that came to be otherwise, and saving again writes only what was typed.
 */
export function useProfileForm(profile: HouseProfile) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const [saved, setSaved] = useState(profile);
  const [draft, setDraft] = useState(() => draftOf(profile, locale));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<ProfileField[]>([]);
  const [busy, setBusy] = useState(false);
  const base = draftOf(saved, locale);
  const changed = differing(draft, base);
  const dirty = changed.length > 0;
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const begin = (next: HouseProfile, typed: ProfileDraft) => {
    setSaved(next);
    setDraft(typed);
    setErrors({});
    setFailure('');
  };
  const send = (revision: number) =>
    call('updateHouseProfile', { params: { id: saved._id }, body: { revision, ...changesOf(draft, base) } });
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    const wrong = noSums(draft);
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong.map((path) => [path, m.house.profile.amountWrong])));
      setFailure(m.house.profile.someWrong);
      return false;
    }
    setBusy(true);
    try {
      const { data } = await send(saved.revision).catch((error: unknown) => {
        const now = currentOf(error);
        // Another part of the house may have moved on, and nothing of this form.
        if (now === null || differing(base, draftOf(now, locale)).length > 0) throw error;
        return send(now.revision);
      });
      begin(data, draftOf(data, locale));
      setTheirs([]);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const now = currentOf(error);
      if (now !== null) {
        const other = draftOf(now, locale);
        begin(now, rebased(draft, base, other));
        setTheirs(differing(base, other));
      }
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const set = <F extends ProfileField>(field: F, value: ProfileDraft[F]) =>
    setDraft((last) => ({ ...last, [field]: value }));
  return {
    saved,
    draft,
    set,
    dirty,
    busy,
    failure,
    theirs,
    save,
    /** What the field is now for everybody, where it was changed by somebody else while it was typed here. */
    other: <F extends ProfileField>(field: F): ProfileDraft[F] | undefined =>
      theirs.includes(field) && changed.includes(field) ? base[field] : undefined,
    undo: () => {
      begin(saved, base);
      setTheirs([]);
    },
    /** Of a field or of anything in it. */
    error: (field: string) =>
      errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1],
  };
}
export type ProfileForm = ReturnType<typeof useProfileForm>;

function currentOf(error: unknown): HouseProfile | null {
  const refusal = refusalOf(error);
  return refusal?.code === 'restaurant_changed' ? (refusal.params?.current as HouseProfile) : null;
}
