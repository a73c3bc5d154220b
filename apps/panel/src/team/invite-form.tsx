import { type InvitedRole, invitedRoles } from '@metade/contracts/endpoint.ts';
import type { RestaurantTeam } from '@metade/contracts/team.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** Invites by e-mail; input stays after a refusal. */
export function InviteForm({ onInvited }: { onInvited: (team: RestaurantTeam) => void }) {
  const { m } = useWords();
  const words = m.manage.team;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('host');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useUnsaved(email.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      onInvited((await call('inviteMember', { params: { id: restaurant._id }, body: { email, role } })).data);
      show({ text: words.sent(email) });
      setEmail('');
    } catch (failure) {
      setError(refusalText(failure) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-dsm">
        {words.invite}
      </h2>
      <p className="text-sm text-ink-2">{words.inviteText}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
      >
        <Field
          type="email"
          autoComplete="off"
          label={words.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error}
        />
        <Select
          label={words.role}
          hint={words.roleHints[role]}
          value={role}
          onChange={(event) => setRole(event.target.value as InvitedRole)}
        >
          {invitedRoles.map((one) => (
            <option key={one} value={one}>
              {words.roles[one]}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="brand" size="host" busy={busy} className="justify-self-start">
          {words.send}
        </Button>
      </form>
    </section>
  );
}
