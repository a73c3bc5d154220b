import type { LegalKind } from '@metade/domain/content.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordConsent } from './record-consent.ts';

/** The legal texts somebody must agree to again. Those who never agreed, having signed up without, are asked when they book. */
export const getConsent: Handler<'getConsent'> = async (context, { session, locale }) => {
  const { asked } = await context.content.consent();
  const { rows } = await context.pool.query<{ accepted: string | null; kinds: LegalKind[] }>(
    `select u.terms_version as accepted, array(
       select c.kind || ' ' || c.version from consent c where c.user_id = u.id) as kinds
     from app_user u where u.id = $1`,
    [session.userId],
  );
  const accepted = rows[0]?.accepted ?? null;
  const known = new Set<string>(rows[0]?.kinds);
  const texts = [...(await context.content.all('terms')), ...(await context.content.all('privacy'))];
  return {
    data: {
      asked,
      due: accepted !== null && accepted !== asked,
      texts: texts
        .filter(({ kind, name }) => !known.has(`${kind} ${name}`))
        .map(({ kind, name, liveAt, changes }) => ({
          kind: kind as LegalKind,
          version: name ?? '',
          date: liveAt.slice(0, 10),
          changes: changes[locale] ?? (locale === 'pt-BR' ? changes.pt : undefined) ?? changes.pt ?? '',
        })),
    },
  };
};

export const giveConsent: Handler<'giveConsent'> = async (context, { body, session }) => {
  const consent = await context.content.consent();
  if (body.version !== consent.asked) throw new Refused('terms_outdated', { version: consent.asked });
  await transaction(context.pool, (trx) => recordConsent(trx, session.userId, consent));
  return { data: { version: consent.asked } };
};
