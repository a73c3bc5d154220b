import type { Answer } from '@metade/api-client/client.ts';

export type MailKind = Answer<'getMailSettings'>['data']['off'][number];

/** Optional mails, in the account page's order. */
export const mailKinds: readonly MailKind[] = ['reminder', 'rating', 'waiting', 'points', 'news'];
