import type { Handlers } from '../../http/call.ts';
import { cancelFor, quoteCancellationFor } from './cancel-for.ts';
import { exportPerson } from './export-person.ts';
import { addPersonNote, changeEmailOf, confirmEmailOf, endSessionOf, resendMailTo } from './help-person.ts';
import { getPersonRecord } from './person-record.ts';

export const supportRoutes = {
  getPersonRecord,
  addPersonNote,
  confirmEmailOf,
  changeEmailOf,
  endSessionOf,
  resendMailTo,
  quoteCancellationFor,
  cancelFor,
  exportPerson,
} satisfies Partial<Handlers>;
