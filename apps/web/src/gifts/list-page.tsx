import type { OwnGift } from '@metade/contracts/gifts.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { GIFT_TONE } from './own-page.tsx';

/** Purchased gift vouchers. */
export function GiftListPage({ gifts }: { gifts: OwnGift[] }) {
  const { m, money, date } = useWords();
  const day = (instant: string) => date(instant.slice(0, 10), 'year');
  if (gifts.length === 0)
    return (
      <div className="page-width pt-8 md:pt-12">
        <EmptyHalfPlate title={m.gift.none} level={1}>
          <Link to="/gift" className={`${buttonClass('brand')} self-start`}>
            {m.gift.buy}
          </Link>
        </EmptyHalfPlate>
      </div>
    );
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-dlg">{m.gift.listTitle}</h1>
        <Link to="/gift" className={`${buttonClass()} mt-5`}>
          <Gift aria-hidden="true" className="size-5 shrink-0" />
          {m.gift.buy}
        </Link>
        <ul className="mt-6 border-t border-line">
          {gifts.map((gift) => (
            <li key={gift._id} className="border-b border-line">
              <Link
                to={`/profile/gifts/${gift._id}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4 hover:bg-hover"
              >
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block font-semibold break-words">{m.gift.forName(gift.to)}</span>
                  {gift.code ? (
                    <span className="block text-sm text-ink-2">
                      {gift.sent ? m.gift.sentOn(day(gift.send_at)) : m.gift.sendsOn(day(gift.send_at))}
                    </span>
                  ) : null}
                </span>
                <Tag tone={GIFT_TONE[gift.state]}>{m.gift.states[gift.state]}</Tag>
                <span className="display text-lg">{money(gift.amount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
