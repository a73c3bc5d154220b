import type { Answer } from '@metade/api-client/client.ts';

export type MailKind = Answer<'getMailSettings'>['data']['off'][number];

/** Mails that may be switched off, as the account page lists them. */
export const mailKinds: readonly MailKind[] = ['reminder', 'rating', 'waiting', 'points', 'news'];
