import { usedWords } from '@metade/booking-flow/used-words.ts';
import { voucherPhase } from '@metade/booking-flow/voucher-phase.ts';
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
  const phase = voucherPhase(voucher, now);
  switch (phase) {
    case 'used':
      return (
        <Tag>
          <CheckCheck aria-hidden="true" className="size-4" />
          {usedLine(voucher, m, at)}
        </Tag>
      );
    case 'replaced':
    case 'cancelled':
    case 'no_show':
      return (
        <Tag tone="bad">
          <CircleX aria-hidden="true" className="size-4" />
          {{ replaced: m.change.voucherReplaced, cancelled: m.voucher.cancelled, no_show: m.voucher.noShow }[phase]}
        </Tag>
      );
    case 'opens':
    case 'open':
      return (
        <Tag tone="ok">
          <CircleCheck aria-hidden="true" className="size-4" />
          {phase === 'open' ? m.voucher.open : m.voucher.opensAt(at(voucher.opens_at))}
        </Tag>
      );
    case 'late':
      return (
        <Tag tone="wait">
          <Clock aria-hidden="true" className="size-4" />
          {m.voucher.late(at(voucher.seat_anyway_until))}
        </Tag>
      );
    case 'over':
      return (
        <Tag tone="bad">
          <CircleAlert aria-hidden="true" className="size-4" />
          {m.voucher.over}
        </Tag>
      );
  }
}

function usedLine(voucher: ShownVoucher, m: Words['m'], at: (instant: string) => string): string {
  if (voucher.used_at === null) return m.orders.states[voucher.state];
  const used = { arrived_by: voucher.used_by, arrived_how: voucher.used_how };
  return usedWords(used, at(voucher.used_at), m.voucher);
}
