import { useCallback } from 'react';
import { useHouse } from '../house/house.tsx';
import { useSession } from '../session/session.tsx';
import { NameSection } from '../proposals/name-section.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { ProfileFormView } from './profile-form.tsx';

/** What the restaurant says of itself, and its booking rules. */
export default function ProfileScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant } = useHouse();
  useTitle(m.house.title);
  const load = useCallback(
    async () => (await call('getHouseProfile', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{m.house.profile.title}</h1>
      <p className="text-ink-2">{m.house.profile.text}</p>
      <NameSection key={restaurant._id} />
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <ProfileFormView profile={value} /> : null}
    </div>
  );
}
