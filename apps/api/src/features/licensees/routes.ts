import type { Handlers } from '../../http/call.ts';
import { adjustLicensee, endLicensee } from './end-licensee.ts';
import { exportLicensees } from './export-licensees.ts';
import { inviteLicensee } from './invite-licensee.ts';
import { getLicenseeInvitation, joinLicensee } from './join-licensee.ts';
import { getLicensee, listLicensees } from './licensee-view.ts';
import { createLicensee, saveLicensee } from './save-licensee.ts';

export const licenseeRoutes = {
  listLicensees,
  exportLicensees,
  getLicensee,
  createLicensee,
  saveLicensee,
  inviteLicensee,
  endLicensee,
  adjustLicensee,
  getLicenseeInvitation,
  joinLicensee,
} satisfies Partial<Handlers>;
