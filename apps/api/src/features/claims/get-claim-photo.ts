import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

/** The picture of a bill, for whoever decides; no cache keeps it. */
export const getClaimPhoto: Handler<'getClaimPhoto'> = async (context, { params, reply }) => {
  const { rows } = await context.pool.query<{ photo: string | null }>(
    'select photo from discount_claim where order_id = $1',
    [params.id],
  );
  const path = rows[0]?.photo;
  const picture = path ? await context.files.read(path) : null;
  if (picture === null) throw new Refused('not_found');
  await reply.type('image/webp').header('cache-control', 'no-store').send(picture);
};
