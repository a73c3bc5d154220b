import type { Handler } from '../../http/call.ts';
import type { RefusalIssue } from '../../refused.ts';
import { collectIssues, Refused } from '../../refused.ts';
import { acceptPhone, findRegion, readUser } from '../auth/index.ts';

const mistakes: Handler<'updateProfile'>['mistakes'] = async (context, body) => {
  const { born, phone, region } = { ...(body as Partial<Record<'born' | 'phone' | 'region', unknown>> | null) };
  // Ids of regions and cities begin with their country.
  const country = typeof region === 'string' ? region.slice(0, 2) : undefined;
  return issuesOf({ born, phone: country && phone }, country, context.now());
};

/** Changes only the fields given. */
const save: Handler<'updateProfile'> = async (context, { body, session }) => {
  const region = body.region === undefined ? undefined : await findRegion(context.pool, body.region);
  const { rows } = await context.pool.query<{ country: string | null }>(
    'select r.country from app_user u left join region r on r.iso = u.region_iso where u.id = $1',
    [session.userId],
  );
  const country = region?.country ?? rows[0]?.country ?? undefined;
  const issues = await issuesOf(body, country, context.now());
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
  const changes: Record<string, unknown> = {
    first_name: body.first_name,
    last_name: body.last_name,
    full_name: body.name === undefined ? undefined : body.name || null,
    gender: body.gender,
    born: body.born,
    phone: body.phone ? acceptPhone(body.phone, country) : body.phone === undefined ? undefined : null,
    locale: body.intl,
    region_iso: region?.iso,
    city_id: region?.city,
  };
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length > 0)
    await context.pool.query(
      `update app_user set ${given.map(([column], index) => `${column} = $${index + 2}`).join(', ')}, updated_at = now() where id = $1`,
      [session.userId, ...given.map(([, value]) => value)],
    );
  return { data: await readUser(context.pool, session.userId) };
};

export const updateProfile = Object.assign(save, { mistakes });

/** What its contract cannot tell of a date of birth and a phone. */
async function issuesOf(
  { born, phone }: { born?: unknown; phone?: unknown },
  country: string | undefined,
  now: number,
) {
  const issues: RefusalIssue[] = [];
  if (typeof born === 'string' && born && !isBirthday(born, now)) issues.push({ path: 'born', code: 'birthday' });
  if (typeof phone === 'string' && phone) await collectIssues(issues, () => acceptPhone(phone, country));
  return issues;
}

/** A date of birth of a living person. */
function isBirthday(date: string, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  return date < today && date > `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`;
}
