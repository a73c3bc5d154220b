import type { RestaurantProfile } from '@metade/contracts/restaurant-profile.ts';
import { useRevisedForm } from '../restaurant/use-revised-form.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import {
  changesOf,
  differing,
  draftOf,
  noSums,
  rebased,
  withPart,
  type ProfileDraft,
  type ProfileField,
  type ProfilePart,
} from './profile-draft.ts';

/**
 * Edits over the saved profile. Somebody else's save keeps local edits: `theirs` are the parts they changed, and saving again
 * writes only local edits.
 */
export function useProfileForm(profile: RestaurantProfile) {
  const { locale } = useWords();
  const { call } = useSession();
  const same = (one: ProfileDraft, other: ProfileDraft) => differing(one, other).length === 0;
  const form = useRevisedForm<RestaurantProfile, ProfileDraft, ProfilePart>(profile, {
    draftOf: (saved) => draftOf(saved, locale),
    same,
    untouched: (saved, now) => same(draftOf(saved, locale), draftOf(now, locale)),
    noSums,
    send: (revision, draft, base) =>
      call('updateRestaurantProfile', { params: { id: profile._id }, body: { revision, ...changesOf(draft, base) } }),
    merge: (draft, base, now) => ({ draft: rebased(draft, base, now), theirs: differing(base, now) }),
  });
  const { saved, draft, setDraft, base, dirty, busy, failure, theirs, save, undo, errors } = form;
  const changed = differing(draft, base);
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
    /** The profile as saved, where somebody else changed a locally edited part. */
    other: (part: ProfilePart): ProfileDraft | undefined =>
      theirs.includes(part) && changed.includes(part) ? base : undefined,
    takeTheirs: (part: ProfilePart) => setDraft((last) => withPart(last, part, base)),
    undo,
    /** Of a field or of any part of it. */
    error: (field: string) =>
      errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1],
  };
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
