import nodemailer from 'nodemailer';

export type Message = { id: string; to: string; subject: string; text: string };

export type Mailer = {
  /** False when there is no mail server: messages then stay in the outbox. Throws when the server refuses or is away. */
  send(message: Message): Promise<boolean>;
};

/** Sends through an SMTP server (smtp://user:password@host:port), or nowhere when there is none. */
export function createMailer(smtpUrl: string | null, from: string): Mailer {
  if (smtpUrl === null) return { send: async () => false };
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    send: async ({ id, to, subject, text }) => {
      // The same id at every try lets the receiving server drop a double that a crash made possible.
      await transport.sendMail({ from, to, subject, text, messageId: `<${id}@metade>` });
      return true;
    },
  };
}
