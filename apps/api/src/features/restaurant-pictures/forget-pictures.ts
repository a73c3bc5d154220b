import { pictureFiles } from '../../adapters/uploaded-pictures.ts';
import type { Context } from '../../context.ts';

/**
 * Deletes the files of pictures that nothing refers to: replaced or removed ones, and aborted uploads. Allows some time for running
 * uploads and for undo. Answers the number of pictures deleted.
 */
export async function forgetPictures(context: Context): Promise<number> {
  const { pictureLeftoverMinutes } = await context.markets.settings();
  const cutoff = new Date(context.now() - pictureLeftoverMinutes * 60_000).toISOString();
  await context.pool.query('delete from removed_picture where removed_at < $1', [cutoff]);
  const { rows } = await context.pool.query<{ id: string }>(
    `select p.id from stored_picture p left join restaurant r on r.id = p.restaurant_id
     where p.created_at < $1 and not exists (select 1 from content_revision c where c.body ->> 'picture' = 'uploads/' || p.id)
       and (r.id is null or not r.photos @> jsonb_build_array(jsonb_build_object('src', 'uploads/' || p.id))
       and not r.menu @> jsonb_build_array(jsonb_build_object('picture', 'uploads/' || p.id)))
       and not exists (select 1 from removed_picture t where t.restaurant_id = r.id and t.picture ->> 'src' = 'uploads/' || p.id)
       and not exists (select 1 from review v where v.restaurant_id = r.id and v.photos <> '[]'
         and v.photos @> jsonb_build_array(jsonb_build_object('src', 'uploads/' || p.id)))
     order by p.created_at limit 500`,
    [cutoff],
  );
  for (const { id } of rows) {
    for (const file of pictureFiles(id)) await context.files.remove(file);
    await context.pool.query('delete from stored_picture where id = $1', [id]);
  }
  return rows.length;
}
