import type { Admin } from '@metade/contracts/admins.ts';
import type { AdminRole } from '@metade/domain/admin-role.ts';
import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { ReasonForm } from '../admin/reason-form.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { NoRole, RoleTicks } from './role-ticks.tsx';

/** Makes an existing account an admin; input stays after a refusal. */
export function AppointForm({ done }: { done: (next: Admin[], words: string) => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<AdminRole[]>(['support']);
  const appoint = async (_: string, reason: string) => {
    if (roles.length === 0) throw new NoRole();
    const { data } = await call('appointAdmin', { body: { email, roles, reason } });
    setEmail('');
    done(data, m.people.appointed(email));
  };
  return (
    <ReasonForm
      title={m.people.appoint}
      text={m.people.appointText}
      label={m.admin.reason}
      hint={m.desk.logHint}
      failureOf={(error) => (error instanceof NoRole ? m.people.rolesMissing : null)}
      choices={[{ value: 'appoint', label: m.people.appointDo, kind: 'brand' }]}
      act={appoint}
    >
      <Field
        type="email"
        autoComplete="off"
        label={m.people.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RoleTicks roles={roles} change={setRoles} />
    </ReasonForm>
  );
}
