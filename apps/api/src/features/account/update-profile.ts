import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { acceptPhone, findRegion, readUser } from '../auth/index.ts';

/** Changes only the fields given. */
export const updateProfile: Handler<'updateProfile'> = async (context, { body, session }) => {
  const region = body.region === undefined ? undefined : await findRegion(context.pool, body.region);
  if (body.born && !isBirthday(body.born, context.now()))
    throw new Refused('invalid_fields', {}, [{ path: 'born', code: 'birthday' }]);
  const { rows } = await context.pool.query<{ country: string | null }>(
    'select r.country from app_user u left join region r on r.iso = u.region_iso where u.id = $1',
    [session.userId],
  );
  const country = region?.country ?? rows[0]?.country ?? undefined;
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

/** A date of birth of a living person. */
function isBirthday(date: string, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  return date < today && date > `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`;
}
