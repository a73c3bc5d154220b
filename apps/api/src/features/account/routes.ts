import type { Handlers } from '../../http/call.ts';
import { readAddresses } from '../auth/index.ts';
import { removeAvatar, uploadAvatar } from './avatar.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { createAddress } from './create-address.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { quoteDeletion } from './quote-deletion.ts';
import { removeAddress } from './remove-address.ts';
import { sendVerification } from './send-verification.ts';
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from './two-factor.ts';
import { endOtherSessions, endSession, listSessions, renewSession } from './sessions.ts';
import { updateAddress } from './update-address.ts';
import { updateProfile } from './update-profile.ts';

export const accountRoutes = {
  updateProfile,
  changePassword,
  sendVerification,
  changeEmail,
  confirmEmail,
  listSessions,
  renewSession,
  endSession,
  endOtherSessions,
  listAddresses: async (context, { session }) => ({ data: await readAddresses(context.pool, session.userId) }),
  createAddress,
  updateAddress,
  removeAddress,
  uploadAvatar,
  removeAvatar,
  exportAccount,
  quoteDeletion,
  deleteAccount,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
} satisfies Partial<Handlers>;
