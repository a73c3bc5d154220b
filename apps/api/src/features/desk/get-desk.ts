import type { DeskItem, DeskQueueView } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { queuesOf } from '@metade/domain/desk.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { queueSql } from './queue-sql.ts';

type Row = {
  id: string;
  name: string | null;
  city: string | null;
  phone: string | null;
  date: string | null;
  time: string | null;
  places: number | null;
  detail: string | null;
  since: string;
  deadline: string | null;
  next: string | null;
  admin_id: string | null;
  admin: string | null;
  total: number;
  late: number;
  ending: number;
};

type Filter = { country?: string | undefined; city?: string | undefined };

const itemsMax = 50;

/** Each queue is read separately: when one fails it says so, and the others are shown. */
export const getDesk: Handler<'getDesk'> = async (context, { query, session }) => {
  const { deskEndingMinutes } = await context.markets.settings();
  const queues = queuesOf(session.adminRoles);
  const read = await Promise.allSettled(queues.map((queue) => readQueue(context, queue, query, session.userId)));
  return {
    data: {
      now: new Date(context.now()).toISOString(),
      ending_minutes: deskEndingMinutes,
      queues: read.map((one, nth): DeskQueueView => {
        if (one.status === 'fulfilled') return one.value;
        return { queue: queues[nth] as DeskQueue, failed: true, count: 0, late: 0, ending: 0, items: [] };
      }),
    },
  };
};

async function readQueue(
  context: Context,
  queue: DeskQueue,
  { country, city }: Filter,
  caller: string,
): Promise<DeskQueueView> {
  const settings = await context.markets.settings();
  const { rows } = await context.pool.query<Row>(
    ...named(
      // One row type for all queues: columns that only some have are nullable.
      `select q.id, nullif(q.name, '') as name, nullif(c.name, '') as city, q.phone, nullif(q.date, '-infinity') as date, nullif(q.time, '') as time,
         nullif(q.places, 0) as places, nullif(q.detail, '') as detail, coalesce(q.since, $now) as since, nullif(q.deadline, '-infinity') as deadline, q.next, t.admin_id,
         trim(a.first_name || ' ' || a.last_name) as admin, count(*) over () as total, count(*) filter (where q.deadline <= $now) over () as late,
         count(*) filter (where q.deadline > $now and q.deadline <= $now::timestamptz + make_interval(mins => $endingMinutes)) over () as ending
       from (${queueSql[queue]}) q left join city c on c.id = q.city_id
       left join desk_item t on t.queue = $queue and t.item = q.id left join app_user a on a.id = t.admin_id
       where ($country::text is null or q.country = $country) and ($city::text is null or q.city_id = $city)
       order by case when q.deadline > $now and q.deadline <= $now::timestamptz + make_interval(mins => $endingMinutes) then 0
           when q.deadline <= $now then 1 when q.deadline is not null then 2 else 3 end, coalesce(q.deadline, q.since), q.id
       limit ${itemsMax}`,
      {
        now: new Date(context.now()).toISOString(),
        endingMinutes: settings.deskEndingMinutes,
        approvalHours: settings.deskApprovalHours,
        claimHours: settings.deskClaimHours,
        flaggedHours: settings.deskFlaggedHours,
        queue,
        country,
        city,
      },
    ),
  );
  const [first] = rows;
  return {
    queue,
    failed: false,
    count: first?.total ?? 0,
    late: first?.late ?? 0,
    ending: first?.ending ?? 0,
    items: rows.map((row) => itemOf(row, caller)),
  };
}

function itemOf({ id, date, time, places, admin_id, admin, ...row }: Row, caller: string): DeskItem {
  const { name, city, phone, detail, since, deadline, next } = row;
  return {
    _id: id,
    name,
    city,
    meal: date === null || time === null || places === null ? null : { date, time, places },
    phone,
    detail,
    since,
    deadline,
    next,
    by: admin_id === null || admin === null ? null : { _id: admin_id, name: admin, mine: admin_id === caller },
  };
}
