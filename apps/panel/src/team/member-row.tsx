import { teamRoles, type TeamRole } from '@metade/contracts/endpoint.ts';
import type { RestaurantTeam } from '@metade/contracts/team.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Select } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** A team member, with role and removal; irreversible changes are confirmed first. */
export function MemberRow({
  member,
  owner,
  lastOwner,
  onChanged,
  again,
}: {
  member: RestaurantTeam['members'][number];
  /** The viewer manages the team. */
  owner: boolean;
  /** Nobody else of the team is an owner. */
  lastOwner: boolean;
  onChanged: (team: RestaurantTeam) => void;
  again: () => void;
}) {
  const { m } = useWords();
  const words = m.manage.team;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const params = { id: restaurant._id, member: member._id };
  const refused = (error: unknown) => show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
  const give = async (role: TeamRole) => {
    try {
      onChanged((await call('changeMemberRole', { params, body: { role } })).data);
      show({ text: words.roleChanged(member.name, words.roles[role]) });
    } catch (error) {
      refused(error);
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await call('removeMember', { params });
      // The restaurant's stream signs out members who left.
      show({ text: words.removed(member.name) });
      again();
    } catch (error) {
      refused(error);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <li className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-56 self-center">
        <p className="font-semibold break-words">
          {member.name} {member.you ? <span className="font-normal text-ink-3">({words.you})</span> : null}
        </p>
        <p className="text-sm break-words text-ink-2">{member.email}</p>
        <p className="text-sm text-ink-3">{member.two_factor ? words.twoSteps : words.oneStep}</p>
      </div>
      {owner ? (
        <Select
          label={<span className="sr-only">{words.roleOf(member.name)}</span>}
          value={member.role}
          onChange={(event) => void give(event.target.value as TeamRole)}
          className="w-44"
        >
          {teamRoles.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </Select>
      ) : (
        <p className="w-32 self-center text-ink-2">{words.roles[member.role]}</p>
      )}
      {(owner || member.you) && !lastOwner ? (
        <Button
          className="min-h-12!"
          aria-label={member.you ? words.leave : words.removeOf(member.name)}
          onClick={() => setAsked(true)}
        >
          {member.you ? words.leave : words.remove}
        </Button>
      ) : null}
      <Dialog
        sheet
        open={asked}
        onClose={() => setAsked(false)}
        title={member.you ? words.leaveTitle : words.removeTitle(member.name)}
        closeLabel={m.close}
      >
        <p>{member.you ? words.leaveText : words.removeText}</p>
        <Button kind="ink" size="host" busy={busy} onClick={() => void remove()} className="mt-5 w-full">
          {member.you ? words.leave : words.remove}
        </Button>
      </Dialog>
    </li>
  );
}
