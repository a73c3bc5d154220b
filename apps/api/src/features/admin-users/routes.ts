import type { Handlers } from '../../http/call.ts';
import { blockUser, endSessions, unblockUser } from './block-user.ts';
import { findUsers } from './find-users.ts';
import { getUserFile } from './user-file.ts';

export const adminUserRoutes = {
  findUsers,
  getUserFile,
  blockUser,
  unblockUser,
  endSessions,
} satisfies Partial<Handlers>;
