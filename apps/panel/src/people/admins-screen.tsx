import type { Admin } from '@metade/contracts/admins.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { Said, useShown } from '../admin/file-parts.tsx';
import { ReasonForm } from '../admin/reason-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { AppointForm } from './appoint-form.tsx';
import { NoRole, RoleTicks } from './role-ticks.tsx';

/** The admins and their roles: an owner appoints, changes and removes them. */
export function AdminsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  useTitle(m.people.admins);
  const {
    value: admins,
    failed,
    again,
    put,
  } = useLoaded(useCallback(async () => (await call('listAdmins', {})).data, [call]));
  const [open, setOpen] = useState<Admin | null>(null);
  const [said, setSaid] = useState('');
  if (failed) return <Unreachable again={again} />;
  const done = (next: Admin[] | null, words: string) => {
    if (next) put(next);
    setOpen(null);
    setSaid(words);
  };
  return (
    <>
      <ListHead title={m.people.admins} text={m.people.adminsText}>
        <CsvButton list="exportAdmins" input={{ query: {} }} />
      </ListHead>
      <Said>{said}</Said>
      <div className="in-turn mt-3 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {admins ? (
          <ul aria-label={m.people.admins} className="border-t border-line">
            {admins.map((admin) => (
              <Row key={admin._id} admin={admin} change={() => setOpen(admin)} />
            ))}
          </ul>
        ) : (
          <ListSkeleton />
        )}
        <AppointForm done={done} />
      </div>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={m.people.changeTitle(open?.name ?? '')}
        closeLabel={m.close}
      >
        {open ? <Change key={open._id} admin={open} done={done} /> : null}
      </Dialog>
    </>
  );
}

function Row({ admin, change }: { admin: Admin; change: () => void }) {
  const { m } = useWords();
  const { moment } = useShown();
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3.5">
      <span className="min-w-0 flex-[1_1_14rem]">
        <span className="block font-semibold break-words">{admin.name}</span>
        <span className="block text-sm break-words text-ink-2">{admin.email}</span>
        <span className="block text-sm text-ink-3">
          {admin.seen ? m.people.seen(moment(admin.seen)) : m.people.neverSeen}
        </span>
      </span>
      <span className="flex flex-[1_1_10rem] flex-wrap gap-2">
        {admin.roles.map((role) => (
          <Tag key={role} tone={role === 'owner' ? 'ok' : 'neutral'}>
            {m.people.roles[role]}
          </Tag>
        ))}
        {admin.second_factor ? null : <Tag tone="wait">{m.people.noSecondFactor}</Tag>}
        {admin.blocked ? <Tag tone="bad">{m.desk.blocked}</Tag> : null}
      </span>
      <Button aria-label={`${m.people.change}: ${admin.name}`} onClick={change}>
        {m.people.change}
      </Button>
    </li>
  );
}

function Change({ admin, done }: { admin: Admin; done: (next: Admin[] | null, words: string) => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const [roles, setRoles] = useState(admin.roles);
  const params = { id: admin._id };
  const save = async (choice: 'save' | 'remove' | 'reset', reason: string) => {
    if (choice === 'reset') {
      await call('resetSecondFactorOf', { params, body: { reason } });
      return done(null, m.people.secondFactorReset);
    }
    if (choice === 'save' && roles.length === 0) throw new NoRole();
    const body = { roles: choice === 'save' ? roles : [], reason };
    const { data } = await call('setAdminRoles', { params, body });
    done(data, choice === 'save' ? m.people.saved : m.people.removed(admin.name));
  };
  return (
    <ReasonForm
      title={m.people.changeTitle(admin.name)}
      text={admin.second_factor ? m.people.resetSecondFactorText : undefined}
      label={m.admin.reason}
      hint={m.desk.logHint}
      failureOf={(error) => (error instanceof NoRole ? m.people.rolesMissing : null)}
      choices={[
        { value: 'save', label: m.people.save },
        ...(admin.second_factor
          ? [{ value: 'reset' as const, label: m.people.resetSecondFactor, kind: 'outline' as const }]
          : []),
        { value: 'remove', label: m.people.remove, kind: 'outline' },
      ]}
      act={save}
    >
      <RoleTicks roles={roles} change={setRoles} />
    </ReasonForm>
  );
}
