import type { Context } from './context.ts';
import { forgetTries } from './db/limit-tries.ts';
import { forgetClients } from './features/assistants/index.ts';
import { forgetChanges } from './features/audit-log/index.ts';
import { forgetEmailCodes, forgetLinks, forgetSessions } from './features/auth/index.ts';
import { forgetMails } from './features/mail/index.ts';
import { forgetHolds, forgetKeys } from './features/orders/index.ts';
import { forgetGatewayEvents } from './features/payments/index.ts';
import { forgetSteps } from './features/pending-steps/index.ts';
import { forgetPushes } from './features/push/index.ts';
import { forgetSecurity } from './features/security-log/index.ts';
import { forgetGuests } from './features/shared-bookings/index.ts';
import { forgetTeamNews } from './features/team-news/index.ts';
import { forgetDemand } from './features/unmet-demand/index.ts';
import { forgetDeliveries } from './features/webhooks/index.ts';

const steps = [
  (context: Context) => forgetTries(context.pool),
  forgetKeys,
  forgetSteps,
  forgetHolds,
  forgetSessions,
  forgetEmailCodes,
  forgetSecurity,
  forgetDeliveries,
  forgetTeamNews,
  forgetGuests,
  forgetGatewayEvents,
  forgetMails,
  forgetPushes,
  forgetDemand,
  forgetLinks,
  forgetChanges,
  forgetClients,
];

/** The one place for retention; each slice says what is deleted and when. A failure does not stop the others. */
export async function forgetOld(context: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step(context).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
