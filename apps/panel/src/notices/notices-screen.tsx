import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { NoticesForm } from './notices-form.tsx';

/** The caller's own mail notifications for this restaurant. */
export default function NoticesScreen() {
  const { m } = useWords();
  const words = m.notices;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  useTitle(words.title);
  const load = useCallback(
    async () => (await call('getNotices', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <>
          <p className="text-ink-2">{words.text(restaurant.company_name, value.email)}</p>
          <NoticesForm notices={value} />
          {/* Devices are of the account, for the diner's side and the team's alike. */}
          <a href="/profile/edit#push" className="text-link mt-6 inline-flex min-h-11 items-center text-sm">
            {words.devices}
          </a>
        </>
      ) : null}
    </div>
  );
}
