import { panelWords } from '@metade/i18n/panel-words.ts';
import { containing } from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';

type Row = {
  at: string;
  email: string | null;
  role: string;
  what: string;
  company_name: string | null;
  subject: string | null;
  before: string;
  after: string;
};

/** The log as stored: before and after keep the field names, as evidence. */
export const exportChanges: Handler<'exportChanges'> = async (context, { query, locale, reply }) => {
  const { desk, lists, changes } = panelWords(locale);
  const { columns } = lists;
  const kinds: Readonly<Record<string, string>> = changes.kinds;
  const roles: Readonly<Record<string, string>> = desk.roles;
  const { restaurant, actor, role, what, from, to, who } = query;
  await sendCsv<Row>(
    context,
    reply,
    lists.files.log,
    [
      [columns.created, (row) => row.at],
      [columns.who, (row) => row.email],
      [desk.as, (row) => roles[row.role] ?? row.role],
      [desk.what, (row) => kinds[row.what] ?? row.what],
      [columns.restaurant, (row) => row.company_name],
      [columns.subject, (row) => row.subject],
      [columns.before, (row) => row.before],
      [columns.after, (row) => row.after],
    ],
    (reader) =>
      reader.query<Row>(
        ...named(
          `select l.at, u.email, l.role, l.what, r.company_name, l.subject, l.before::text as before, l.after::text as after
           from audit_log l left join app_user u on u.id = l.actor_id left join restaurant r on r.id = l.restaurant_id
           where ($restaurant::uuid is null or l.restaurant_id = $restaurant) and ($actor::uuid is null or l.actor_id = $actor)
             and ($role::text is null or l.role = $role) and ($what::text is null or starts_with(l.what, $what))
             and ($from::timestamptz is null or l.at >= $from) and ($to::timestamptz is null or l.at < $to)
             and ($who::text is null or l.actor_id in (select id from app_user where search_text like search_normal($who)))
           order by l.id desc`,
          { restaurant, actor, role, what: what || null, from, to, who: containing(who) },
        ),
      ),
  );
};
