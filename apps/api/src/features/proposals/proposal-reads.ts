import type { Country } from '@metade/contracts/catalogue.ts';
import type { AdminProposal, Proposal } from '@metade/contracts/proposals.ts';
import type { NameAndPlace, ProposalState } from '@metade/domain/proposal.ts';
import { changedFields } from '@metade/domain/proposal.ts';
import { toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { nameAndPlaceView, readRestaurant } from './name-and-place.ts';
import { paged } from '../../http/paged.ts';

type Row = {
  id: string;
  state: ProposalState;
  before: NameAndPlace;
  after: NameAndPlace;
  city_before: string | null;
  city_after: string | null;
  country: Country;
  by: string;
  proposed_at: string;
  decided_at: string | null;
  reason: string | null;
};
type AdminRow = Row & { restaurant_id: string; company_name: string; slug: string; email: string; standing: number };

const columns = `p.id, p.state, p.before, p.after, r.country, trim(u.first_name || ' ' || u.last_name) as by, p.proposed_at, p.decided_at, p.reason,
  (select c.name from city c where c.id = p.before->>'city_id') as city_before, (select c.name from city c where c.id = p.after->>'city_id') as city_after`;
const tables = 'house_proposal p join restaurant r on r.id = p.restaurant_id join app_user u on u.id = p.proposed_by';

/** A restaurant's name and place, the waiting proposal and the last decision. */
export async function readNameAndPlace(db: Queryable, restaurant: string) {
  const [details, { rows }] = await Promise.all([
    readRestaurant(db, restaurant),
    db.query<Row>(
      `select ${columns} from ${tables} where p.restaurant_id = $1 and p.state in ('waiting', 'approved', 'rejected')
       order by p.decided_at desc nulls first limit 2`,
      [restaurant],
    ),
  ]);
  const decided = rows.find(({ state }) => state !== 'waiting');
  const waiting = rows.find(({ state }) => state === 'waiting');
  return {
    now: nameAndPlaceView(details, details.country, details.city),
    waiting: waiting ? proposalView(waiting) : null,
    last: decided ? proposalView(decided) : null,
  };
}

/** Proposals in a state, the oldest first; page from 1. */
export async function readProposals(db: Queryable, state: ProposalState, page: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<AdminRow>(`${selectAdmin} where p.state = $1 order by p.proposed_at, p.id limit $2 offset $3`, [
      state,
      pageSize,
      (page - 1) * pageSize,
    ]),
    db.query<{ total: number }>('select count(*) as total from house_proposal where state = $1', [state]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return paged(rows.map(adminView), page, total, pageSize);
}

/** Throws not_found. */
export async function readProposal(db: Queryable, id: string): Promise<AdminProposal> {
  const { rows } = await db.query<AdminRow>(`${selectAdmin} where p.id = $1`, [id]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return adminView(rows[0]);
}

const pageSize = 30;

const selectAdmin = `
  select ${columns}, r.id as restaurant_id, r.company_name, r.slug, u.email,
    (select count(*)::integer from orders o where o.restaurant_id = r.id and o.state in ${toCome}) as standing
  from ${tables}`;

function proposalView(row: Row): Proposal {
  return {
    _id: row.id,
    state: row.state,
    before: nameAndPlaceView(row.before, row.country, row.city_before),
    after: nameAndPlaceView(row.after, row.country, row.city_after),
    changes: changedFields(row.before, row.after),
    by: row.by,
    proposed: row.proposed_at,
    decided: row.decided_at,
    reason: row.reason,
  };
}

function adminView(row: AdminRow): AdminProposal {
  const { restaurant_id: _id, company_name, slug, email, standing } = row;
  return { ...proposalView(row), restaurant: { _id, company_name, slug }, email, standing };
}
