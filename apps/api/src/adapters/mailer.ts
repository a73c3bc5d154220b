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
  /** An address that a form sent to it unsubscribes by, without a question (RFC 8058). */
  unsubscribe?: string | null;
  files?: MailFile[];
};

/** The receiving server will not have this message, now or later. */
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
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A message is made of our own text: nothing in it may name a file or an address to be fetched.
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
          // The same id at every try lets the receiving server drop a double that a crash made possible.
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
