import type { Coupon } from '@metade/contracts/coupons.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { dayMonth, limitOf, stateTag, sums, whereWords, worthWords } from './coupon-words.ts';

const COLUMNS =
  'grid items-center gap-x-4 gap-y-1 px-3 xs:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1.7fr)_minmax(0,1.4fr)_minmax(0,1fr)_6rem_4.5rem]';

/** A coupon in the list; the whole row opens it. */
export function CouponRow({ coupon, open, href }: { coupon: Coupon; open: boolean; href: string }) {
  const told = useWords();
  const { m, locale } = told;
  const tag = stateTag(coupon, told);
  const limit = limitOf(coupon);
  return (
    <div
      role="row"
      className={`${COLUMNS} relative min-h-18.5 border-b border-line py-3 hover:bg-hover ${open ? 'rounded-3 outline-2 -outline-offset-1 outline-ink' : ''}`}
    >
      <span role="cell" className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <PanelLink
            href={href}
            aria-current={open ? 'true' : undefined}
            className="font-semibold break-all after:absolute after:inset-0"
          >
            {coupon.batch === null ? coupon.code : `${coupon.code}-…`}
          </PanelLink>
          <Tag tone={tag.tone}>{tag.word}</Tag>
        </span>
        <span className="block text-sm text-ink-2">{worthWords(coupon, told)}</span>
      </span>
      <span role="cell" className="min-w-0 text-sm max-md:order-last max-md:text-ink-2 xs:max-md:col-span-2">
        {whereWords(coupon, told)}
      </span>
      <span role="cell" className="text-sm xs:max-md:text-right">
        <b>{formatNumber(coupon.uses, locale)}</b>{' '}
        <span className="text-ink-2">
          {limit === null ? m.coupons.noLimit : m.coupons.ofLimit(formatNumber(limit, locale))}
        </span>
        {limit === null ? null : (
          <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-pill bg-sunk max-md:hidden">
            <span
              className="block h-full rounded-pill bg-ink"
              style={{ width: `${Math.min(100, (coupon.uses / limit) * 100)}%` }}
            />
          </span>
        )}
      </span>
      <span role="cell" className="text-sm md:text-right">
        {sums(coupon.cost, locale)}
      </span>
      <span role="cell" className="text-sm xs:text-right">
        {coupon.last_day ? dayMonth(coupon.last_day, locale) : m.coupons.noEnd}
      </span>
    </div>
  );
}

CouponRow.Head = function Head() {
  const { m } = useWords();
  const { code, where, uses, cost, until } = m.coupons.columns;
  return (
    <div role="row" className={`${COLUMNS} border-b border-line py-2 text-sm text-ink-2 max-md:sr-only`}>
      <span role="columnheader">{code}</span>
      <span role="columnheader">{where}</span>
      <span role="columnheader">{uses}</span>
      <span role="columnheader" className="text-right">
        {cost}
      </span>
      <span role="columnheader" className="text-right">
        {until}
      </span>
    </div>
  );
};
