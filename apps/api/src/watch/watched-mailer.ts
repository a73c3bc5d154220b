import type { Mailer } from '../adapters/mailer.ts';
import { MailRefused } from '../adapters/mailer.ts';
import type { OutsideService } from './outside-service.ts';

/** The same mailer, telling `service` how each message went. A refusal of one message is an answer. */
export function watchedMailer(mailer: Mailer, service: OutsideService): Mailer {
  return {
    ...mailer,
    send: async (message) => {
      try {
        const sent = await mailer.send(message);
        service.answered();
        return sent;
      } catch (error) {
        if (error instanceof MailRefused) service.answered();
        else service.failed((error as Error).message);
        throw error;
      }
    },
  };
}
