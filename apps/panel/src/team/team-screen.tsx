import type { RestaurantTeam } from '@metade/contracts/team.ts';
import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { mayCall } from '../shell/may-call.ts';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { OpenInvitations } from './open-invitations.tsx';

/** The team's members, roles and invitations. Owners edit, managers read. */
export default function TeamScreen() {
  const { m } = useWords();
  const words = m.manage.team;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  useTitle(words.title);
  const load = useCallback(
    async () => (await call('listTeam', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again, put } = useLoaded<RestaurantTeam>(load);
  const owners = value?.members.filter(({ role }) => role === 'owner') ?? [];
  const owner = mayCall(restaurant.role, 'inviteMember');
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      <p className="text-ink-2">{owner ? words.text : words.textManager}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <div className="mt-6 flex flex-col gap-10">
          <ul className="border-t border-line">
            {value.members.map((member) => (
              <MemberRow
                key={member._id}
                member={member}
                owner={owner}
                lastOwner={owners.length === 1 && member.role === 'owner'}
                onChanged={put}
                again={again}
              />
            ))}
          </ul>
          <OpenInvitations invitations={value.invitations} owner={owner} onChanged={put} />
          {owner ? <InviteForm onInvited={put} /> : null}
        </div>
      ) : null}
    </div>
  );
}
