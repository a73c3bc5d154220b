/**
 * SQL: `links`, the booking and the restaurant of a row `x` with a key of our books and a gateway: of a payment or a refund by our id of it, of a
 * dispute by the gateway's.
 */
export const linksOf = (x: string): string => `
  left join lateral (
    select o.id as order_id, o.number, r.id as restaurant_id, r.company_name
    from payment p join orders o on o.id = p.order_id join restaurant r on r.id = o.restaurant_id
    where p.id = coalesce(
      case when ${x}.key ~ '^payment [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substring(${x}.key from 9)::uuid end,
      case when ${x}.key ~ '^refund [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (
        select f.payment_id from refund f where f.id = substring(${x}.key from 8)::uuid or f.reference = substring(${x}.key from 8)::uuid
          or f.id = (select t.refund_id from failed_refund t where t.reference = substring(${x}.key from 8)::uuid) limit 1) end,
      case when ${x}.key like 'dispute %' then (select c.payment_id from card_dispute c where c.gateway = ${x}.gateway and c.gateway_id = substring(${x}.key from 9)) end)
  ) links on true`;

/** The links of a row; columns that may be empty. */
export type Links = {
  order_id: string | null;
  number: string | null;
  restaurant_id: string | null;
  company_name: string | null;
};

export function linksIn({ order_id, number, restaurant_id, company_name }: Links) {
  return {
    order: order_id === null || number === null ? null : { _id: order_id, number },
    restaurant: restaurant_id === null || company_name === null ? null : { _id: restaurant_id, company_name },
  };
}

type Of = 'payment' | 'refund' | 'dispute' | 'payout' | 'other';

/** A key as what it is of, and its subject. */
export function partsOf(key: string): { of: Of; subject: string } {
  const space = key.indexOf(' ');
  return { of: key.slice(0, space) as Of, subject: key.slice(space + 1) };
}
