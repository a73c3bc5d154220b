import { afterQuietHours, type OptionalMail } from '@metade/domain/optional-mail.ts';
import { withoutAddresses } from '@metade/domain/address-like.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { MailContent } from '@metade/i18n/mail/mail-content.ts';
import { mailFrame } from '@metade/i18n/mail/mail-content.ts';
import { v7 as uuidv7 } from 'uuid';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { addJobs, jobSpecs } from '../../jobs/enqueue.ts';
import { mailSettingOf } from '../mail-settings/index.ts';
import { type NewPush, writePushIn } from '../push/index.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export type NewMail = {
  /** The message's subject, such as 'order <id> confirmed'; unique, so that a repeat is not written. */
  key: string;
  kind: string;
  to: string;
  locale: Locale;
  content: MailContent;
  order?: string;
  replyTo?: string;
  files?: MailFile[];
  jsonLd?: object;
  /** Optional: skipped for those who switched its kind off, and waits for the end of quiet hours. */
  optional?: {
    user: string;
    kind: OptionalMail;
    /** Whose quiet hours apply; null: it cannot wait. */
    zone: string | null;
    /** Epoch ms of the related meal. */
    mealAt?: number;
  };
  /** The same for the person's devices, written with the mail, also where the mail is switched off. */
  push?: Omit<NewPush, 'key'>;
  /** An invitation or a gift: the recipient did nothing for it. */
  unasked?: boolean;
  /** To the marketplace's own team: without the footer for customers. */
  toTeam?: true;
};

/** Writes a message to the outbox, final as sent, with its delivery job. Idempotent by key. */
export async function writeMail(context: Context, mail: NewMail): Promise<void> {
  const { push } = mail;
  // A message alone is one statement.
  if (push === undefined) return insertMail(context.pool, context, mail);
  await transaction(context.pool, async (trx) => {
    await writePushIn(trx, context, { ...push, key: mail.key }, () => isTold(trx, mail.key));
    await insertMail(trx, context, mail);
  });
}

/** The same in the caller's transaction, for a message without a push. */
export function writeMailIn(trx: Trx, context: Context, mail: Omit<NewMail, 'push'>): Promise<void> {
  return insertMail(trx, context, mail);
}

async function insertMail(db: Queryable, context: Context, mail: NewMail): Promise<void> {
  const { publicUrl } = context.config;
  const setting = mail.optional ? await mailSettingOf(db, mail.optional.user) : null;
  if (mail.optional && setting?.off.includes(mail.optional.kind)) return;
  const unsubscribe =
    mail.optional && setting ? `${publicUrl}/unsubscribe/${setting.token}/${mail.optional.kind}` : null;
  const at = mail.optional ? await dueAt(context, mail.optional) : undefined;
  const frame = mail.toTeam ? null : mailFrame(mail.locale, mail.unasked);
  // Names are user input, and the recipient may be somebody else.
  const { greeting } = mail.content;
  const content = { ...mail.content, greeting: greeting && withoutAddresses(greeting) };
  const html = mailHtml(content, { locale: mail.locale, frame, publicUrl, jsonLd: mail.jsonLd, unsubscribe });
  const text = mailText(content, frame, publicUrl, unsubscribe);
  const id = uuidv7();
  await db.query(
    ...named(
      `with written as (
         insert into mail (id, key, kind, recipient, locale, order_id, subject, body, html, reply_to, files, unsubscribe)
         values ($id, $key, $kind, $recipient, $locale, $orderId, $subject, $body, $html, $replyTo, $files, $unsubscribe) on conflict (key) do nothing returning id
       ), ${addJobs('$jobs', 'exists (select 1 from written)')}`,
      {
        id,
        key: mail.key,
        kind: mail.kind,
        recipient: mail.to,
        locale: mail.locale,
        orderId: mail.order ?? null,
        subject: mail.content.subject,
        body: text,
        html,
        replyTo: mail.replyTo ?? null,
        files: JSON.stringify(mail.files ?? []),
        unsubscribe,
        jobs: jobSpecs([{ name: 'deliver_mail', payload: { mail: id }, key: `mail ${id}`, at }]),
      },
    ),
  );
}

/** A device that is added later is not told what is over. */
async function isTold(trx: Trx, key: string): Promise<boolean> {
  const { rowCount } = await trx.query(
    'select 1 from mail where key = $1 union all select 1 from push_message where key = $1 limit 1',
    [key],
  );
  return rowCount !== 0;
}

/** Undefined: now. */
async function dueAt(
  context: Context,
  { zone, mealAt }: NonNullable<NewMail['optional']>,
): Promise<number | undefined> {
  if (zone === null) return undefined;
  const now = context.now();
  const at = afterQuietHours(now, zone, mealAt ?? null, await context.markets.settings());
  return at > now ? at : undefined;
}
