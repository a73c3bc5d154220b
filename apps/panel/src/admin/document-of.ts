import type { Answer } from '@metade/api-client/client.ts';

type Change = Pick<Answer<'listChanges'>['data'][number], 'what' | 'subject'>;

/** The text that a change is of; null where it is of something else. */
export function documentOf({ what, subject }: Change): { kind: string; slug: string } | null {
  const [kind, slug] = what.startsWith('content.') ? (subject ?? '').split('/') : [];
  return kind && slug ? { kind, slug } : null;
}
