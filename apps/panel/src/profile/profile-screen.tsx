import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
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
  const { restaurant } = useRestaurant();
  useTitle(m.manage.title);
  const load = useCallback(
    async () => (await call('getRestaurantProfile', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{m.manage.profile.title}</h1>
      <p className="text-ink-2">{m.manage.profile.text}</p>
      <NameSection key={restaurant._id} />
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <ProfileFormView profile={value} /> : null}
    </div>
  );
}
