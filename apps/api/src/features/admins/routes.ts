import type { Handlers } from '../../http/call.ts';
import { appointAdmin } from './appoint-admin.ts';
import { exportAdmins, listAdmins } from './list-admins.ts';
import { resetSecondFactorOf } from './reset-second-factor-of.ts';
import { setAdminRoles } from './set-admin-roles.ts';

export const adminRoutes = {
  listAdmins,
  exportAdmins,
  appointAdmin,
  setAdminRoles,
  resetSecondFactorOf,
} satisfies Partial<Handlers>;
