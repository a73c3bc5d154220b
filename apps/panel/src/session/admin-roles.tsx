import { type AdminRole, adminsOfRestaurants, isOpenToAdmin } from '@metade/domain/admin-role.ts';
import { createContext, use, useCallback } from 'react';
import { type AdminCall, mayCallAsAdmin } from '../shell/may-call.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useSession } from './session.tsx';

const AdminRolesContext = createContext<readonly AdminRole[]>([]);
export const AdminRolesProvider = AdminRolesContext;

/** The signed-in admin's current roles: an owner may have changed them since the log-in. */
export function useLoadedAdminRoles() {
  const { call } = useSession();
  return useLoaded(useCallback(async () => (await call('getIdentity', {})).data.adminRoles, [call]));
}

export const useAdminRoles = (): readonly AdminRole[] => use(AdminRolesContext);

/** Whether the admin may act in a restaurant as its team does. */
export const useMayActInRestaurants = (): boolean => isOpenToAdmin(useAdminRoles(), adminsOfRestaurants);

/** Whether the admin may make a call: others are hidden. */
export function useMayCall(): (call: AdminCall) => boolean {
  const roles = useAdminRoles();
  return (call) => mayCallAsAdmin(roles, call);
}
