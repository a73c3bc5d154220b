import { type AdminRole, adminRoles } from '@metade/domain/admin-role.ts';
import { TickList } from '@metade/ui/tick-list.tsx';
import { useWords } from '../words/words.tsx';

/** An admin needs at least one role. */
export class NoRole extends Error {}

export function RoleTicks({ roles, change }: { roles: readonly AdminRole[]; change: (roles: AdminRole[]) => void }) {
  const { m } = useWords();
  return (
    <TickList
      legend={m.people.rolesTitle}
      columns="grid-cols-1! sm:grid-cols-1!"
      options={adminRoles.map((role) => ({
        value: role,
        label: `${m.people.roles[role]}: ${m.people.roleHints[role]}`,
      }))}
      tick={(role) => ({
        checked: roles.includes(role),
        onChange: () => change(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]),
      })}
      error={undefined}
    />
  );
}
