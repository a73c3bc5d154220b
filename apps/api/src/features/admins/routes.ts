import type { Handlers } from '../../http/call.ts';
import { appointAdmin } from './appoint-admin.ts';
import { listAdmins } from './list-admins.ts';
import { resetSecondFactorOf } from './reset-second-factor-of.ts';
import { setAdminRoles } from './set-admin-roles.ts';

export const adminRoutes = { listAdmins, appointAdmin, setAdminRoles, resetSecondFactorOf } satisfies Partial<Handlers>;
