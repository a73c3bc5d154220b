import type { ShownVoucher } from './shown-voucher.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { CheckCheck, CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';

/** The voucher's state in one line: opens at, open, late, over, used, cancelled. */
export function VoucherStatus({ voucher, now }: { voucher: ShownVoucher; now: number }) {
  const { m } = useWords();
  const at = (instant: string) => formatTime(instant, voucher.restaurant.time_zone);
  if (voucher.state === 'arrived' || voucher.state === 'completed') {
    return (
      <Tag>
        <CheckCheck aria-hidden="true" className="size-4" />
        {usedWords(voucher, m, at)}
      </Tag>
    );
  }
  if (voucher.state === 'cancelled' || voucher.state === 'no_show') {
    return (
      <Tag tone="bad">
        <CircleX aria-hidden="true" className="size-4" />
        {voucher.replaced_by
          ? m.change.voucherReplaced
          : voucher.state === 'cancelled'
            ? m.voucher.cancelled
            : m.voucher.noShow}
      </Tag>
    );
  }
  if (now < Date.parse(voucher.opens_at)) {
    return (
      <Tag tone="ok">
        <CircleCheck aria-hidden="true" className="size-4" />
        {m.voucher.opensAt(at(voucher.opens_at))}
      </Tag>
    );
  }
  if (now <= Date.parse(voucher.tolerance_until)) {
    return (
      <Tag tone="ok">
        <CircleCheck aria-hidden="true" className="size-4" />
        {m.voucher.open}
      </Tag>
    );
  }
  const late = now <= Date.parse(voucher.seat_anyway_until);
  return (
    <Tag tone={late ? 'wait' : 'bad'}>
      {late ? <Clock aria-hidden="true" className="size-4" /> : <CircleAlert aria-hidden="true" className="size-4" />}
      {late ? m.voucher.late(at(voucher.seat_anyway_until)) : m.voucher.over}
    </Tag>
  );
}

function usedWords(voucher: ShownVoucher, m: Words['m'], at: (instant: string) => string): string {
  if (voucher.used_at === null) return m.orders.states[voucher.state];
  const time = at(voucher.used_at);
  if (voucher.used_how === 'pin') return m.voucher.usedByPin(time);
  return voucher.used_by ? m.voucher.usedBy(time, voucher.used_by) : m.voucher.usedAt(time);
}
