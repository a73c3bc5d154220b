import type { Handlers } from '../../http/call.ts';
import { blockUser, endSessions, unblockUser } from './block-user.ts';
import { exportUsers, findUsers } from './find-users.ts';
import { getUserFile } from './user-file.ts';

export const adminUserRoutes = {
  findUsers,
  exportUsers,
  getUserFile,
  blockUser,
  unblockUser,
  endSessions,
} satisfies Partial<Handlers>;
