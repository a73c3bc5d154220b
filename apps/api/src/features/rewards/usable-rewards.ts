/**
 * A user's rewards as JSON, for a query with app_user as u: usable points, then free vouchers, next to expire first. The sum equals
 * the domain's pointsBalance; rewards.test.ts checks that.
 */
export const usableRewards = `(
  select coalesce(json_agg(json_build_object('_id', x.id, 'kind', x.kind, 'points', x.points, 'expires_at', x.expires_at)
    order by x.kind desc, x.expires_at, x.id), '[]')
  from (
    select null::uuid as id, 'points' as kind, p.points, null::timestamptz as expires_at
    from (
      select (coalesce(sum(points) filter (where available_at <= now()), 0)
        - greatest(0, coalesce(sum(points) filter (where points > 0 and expires_at <= now()), 0) + coalesce(sum(points) filter (where points < 0), 0)))::integer as points
      from points_entry where user_id = u.id
    ) p where p.points > 0
    union all
    select id, 'free_voucher', null, expires_at from free_voucher where user_id = u.id and order_id is null and expires_at > now()
  ) x
)`;
