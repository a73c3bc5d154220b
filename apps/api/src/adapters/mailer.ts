import nodemailer from 'nodemailer';

/** A file that goes with a message, as text. */
export type MailFile = { name: string; type: string; content: string };

export type Message = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string | null;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string | null;
  files?: MailFile[];
};

/** The receiving server refuses this message for good. */
export class MailRefused extends Error {}

export type Mailer = {
  /**
   * False when there is no mail server: messages then stay in the outbox. Throws MailRefused when a further try is no use,
   * and anything else when the server is away or busy.
   */
  send(message: Message): Promise<boolean>;
  /** Greets the mail server and logs in, without a message; throws what it said. */
  check?(): Promise<void>;
};

/** Sends through an SMTP server (smtp://user:password@host:port), or nowhere when there is none. */
export function createMailer(smtpUrl: string | null, from: string): Mailer {
  if (smtpUrl === null) return { send: async () => false };
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // Mails that follow one another share a connection. One that a server has closed is replaced once; then the queue tries again.
    pool: true,
    maxRequeues: 1,
    idleTimeout: 1_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Messages are our own text: nothing in them may make the mailer load a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    check: async () => void (await transport.verify()),
    send: async ({ id, to, subject, text, html, replyTo, unsubscribe, files = [] }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          text,
          ...(html ? { html } : {}),
          attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          // The same id at every try lets the receiving server drop a duplicate after a crash.
          messageId: `<${id}@metade>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe
              ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
              : {}),
          },
        });
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        const aboutThisOne = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (aboutThisOne && responseCode >= 500) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
      return true;
    },
  };
}
