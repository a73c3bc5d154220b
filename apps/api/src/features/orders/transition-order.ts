import type { OrderAction, OrderActor, OrderDeadline, OrderState } from '@metade/domain/order-life-cycle.ts';
import { transitionOf } from '@metade/domain/order-life-cycle.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { orderSteps } from '../../watch/counters.ts';

/** Who is behind an event. The gateway acts for the system. */
type EventActor = OrderActor | 'gateway';

type Event = {
  as: EventActor;
  /** Whose account. */
  by?: string | null;
  /** Epoch ms; the database's now by default. */
  at?: number;
  data?: Record<string, unknown>;
};

export type OrderStep = Event & {
  action: OrderAction;
  /** Chooses between several ways of one action. */
  from?: OrderState;
  to?: OrderState;
  /** Columns to write besides the state and the stamps below. */
  set?: Partial<Record<StepColumn, string | number | null>>;
  /** The order is paid at once: noted after the step. Not taken if the restaurant has given another order this code. */
  voucher?: Voucher;
};

export type Voucher = { code: string; token: string };

/** SQL: a condition on `orders o`; its values are $1, $2 … */
export type Selection = { where: string; values: unknown[] };

export const stepColumns = [
  'confirm_by',
  'payment_state',
  'arrived_how',
  'ended_by',
  'end_reason',
  'end_rule',
  'refunded_amount',
  'credited_amount',
  'resale_top_up',
  'number',
] as const;
type StepColumn = (typeof stepColumns)[number];

/**
 * Takes one step of the life-cycle, with its event, in one statement: the only place where an order's state changes. Answers false,
 * with nothing changed, when the order is no longer in the step's source state, its deadline forbids it, or `only` does not hold:
 * of concurrent callers one gets true. Throws when the life-cycle has no such step.
 */
export async function transitionOrder(
  db: Queryable,
  id: string,
  step: OrderStep,
  only: Selection = { where: 'true', values: [] },
): Promise<boolean> {
  const values = [...only.values, id];
  return (await transitionOrders(db, step, { where: `(${only.where}) and o.id = $${values.length}`, values })) === 1;
}

/** As {@link transitionOrder}, for an order that the caller has locked and checked. Throws if it is in another state after all. */
export async function transitionLocked(trx: Trx, id: string, step: OrderStep): Promise<void> {
  if (!(await transitionOrder(trx, id, step))) throw new Error(`Order ${id} cannot ${step.action}`);
}

/** As {@link transitionOrder}, for all selected orders, by id, so that two calls never deadlock. Answers their number. */
export async function transitionOrders(db: Queryable, step: OrderStep, which: Selection): Promise<number> {
  const as = step.as === 'gateway' ? 'system' : step.as;
  const { action, from, to, deadline } = transitionOf(step.action, as, step);
  const values = [...which.values];
  const value = (one: unknown) => `$${values.push(one)}`;
  const event = eventValues({ ...step, data: { action, ...step.data } }, value);
  const stamp = { at: event.at, by: event.by, as: `'${as}'`, to };
  const set = Object.fromEntries(Object.entries(step.set ?? {}).map(([column, one]) => [column, value(one)]));
  const paid = step.voucher && paidBy(step.voucher, value);
  const columns = { ...stampsOf[action](stamp), ...set, ...paid?.columns };
  const taken = `select id, ${event.at}, '${step.as}', ${event.by}, '${from}', '${to}', ${paid ? `${set.payment_state}::text` : 'payment_state'}, ${event.data} from moved`;
  const { rowCount } = await db.query(
    `with here as (
       select id from orders o where state = '${from}' and ${deadline === null ? 'true' : deadlines[deadline](event.at)} and (${which.where})${paid ? ` and ${paid.isFree}` : ''}
       order by id for no key update
     ), moved as (
       update orders o set ${assignments({ state: `'${to}'`, ...columns })}
       from here where o.id = here.id returning o.id, o.payment_state
     )
     ${insertEvent} ${taken}${paid ? ` union all select id, ${event.at}, '${step.as}', ${event.by}, '${to}', '${to}', payment_state, '{}' from moved` : ''}`,
    values,
  );
  const moved = (rowCount ?? 0) / (paid ? 2 : 1);
  if (moved > 0) orderSteps.inc({ from, to, as: step.as }, moved);
  return moved;
}

/**
 * Marks a confirmed order as paid and gives it its voucher, with an event. False, with nothing changed: it has one, or another order of the
 * restaurant has the code.
 */
export async function markPaid(db: Queryable, id: string, voucher: Voucher): Promise<boolean> {
  const values: unknown[] = [id];
  const { columns, isFree } = paidBy(voucher, (one) => `$${values.push(one)}`);
  const { rowCount } = await db.query(
    `with paid as (update orders o set ${assignments(columns)} where id = $1 and voucher_code is null and ${isFree} returning *)
     ${insertEvent} select id, now(), 'gateway', null, state, state, payment_state, '{}' from paid`,
    values,
  );
  return rowCount === 1;
}

function paidBy({ code, token }: Voucher, value: (one: unknown) => string) {
  const drawn = `${value(code)}::text`;
  return {
    columns: {
      payment_state: "'paid'",
      paid_at: 'coalesce(paid_at, now())',
      voucher_code: drawn,
      voucher_token: value(token),
    },
    isFree: `not exists (select 1 from orders other where other.restaurant_id = o.restaurant_id and other.voucher_code = ${drawn})`,
  };
}

const assignments = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map((column) => column.join(' = '))
    .join(', ');

/** Adds an event without a change of state to an order's history. */
export async function noteOrder(db: Queryable, id: string, event: Event): Promise<void> {
  const values: unknown[] = [id];
  const { at, by, data } = eventValues(event, (one) => `$${values.push(one)}`);
  await db.query(
    `${insertEvent} select id, ${at}, '${event.as}', ${by}, state, state, payment_state, ${data} from orders where id = $1`,
    values,
  );
}

const insertEvent =
  'insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)';

/** SQL: the first event of the orders in `placed`. */
export const placedEvent = (actor: 'diner' | 'system'): string =>
  `${insertEvent} select id, now(), '${actor}', user_id, null, state, payment_state, '{}' from placed`;

function eventValues({ at, by, data }: Event, value: (one: unknown) => string) {
  return {
    at: at === undefined ? 'now()' : `${value(toIso(at))}::timestamptz`,
    by: `${value(by ?? null)}::uuid`,
    data: `${value(data ?? {})}::jsonb`,
  };
}

const deadlines: Record<OrderDeadline, (at: string) => string> = {
  until_confirmation_deadline: (at) => `(confirm_by is null or confirm_by >= ${at})`,
  at_confirmation_deadline: (at) => `confirm_by <= ${at}`,
  at_hold_expiry: (at) => `hold_expires_at <= ${at}`,
  at_period_end: (at) => `period_ends_at <= ${at}`,
};

type Stamp = { at: string; by: string; as: string; to: OrderState };
type Stamps = (stamp: Stamp) => Record<string, string>;

const nothing: Stamps = () => ({});
const confirmed: Stamps = ({ at }) => ({ confirmed_at: at });
const ended: Stamps = ({ at, as }) => ({ ended_at: at, ended_by: as });
const neverCame = { arrived_at: 'null', arrived_by: 'null', arrived_how: 'null' };

/** SQL: the columns in which each step records when and by whom it was taken. */
const stampsOf: Record<OrderAction, Stamps> = {
  request: nothing,
  confirm: confirmed,
  expire: ended,
  revive: (stamp) => ({ ended_at: 'null', ended_by: 'null', ...(stamp.to === 'confirmed' ? confirmed(stamp) : {}) }),
  accept: confirmed,
  decline: ended,
  leave_unanswered: ended,
  cancel: ended,
  change: ended,
  redeem: ({ at, by }) => ({ arrived_at: at, arrived_by: by }),
  complete: nothing,
  mark_no_show: ({ at }) => ({ no_show_at: at }),
  uphold_dispute: () => ({ arrived_at: 'starts_at', no_show_at: 'null' }),
  undo_arrived: () => neverCame,
  undo_no_show: () => ({ no_show_at: 'null' }),
  correct: ({ at, by, to }) =>
    to === 'no_show'
      ? { ...neverCame, no_show_at: at }
      : { arrived_at: 'starts_at', arrived_by: by, arrived_how: "'list'", no_show_at: 'null' },
};
