import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { CircleCheck, Clock } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { GiftCardData } from './gift-card-data.server.ts';
import { useWords } from '../words/words.tsx';
import { GiftCard } from './gift-card.tsx';

/** A received gift voucher: the card, and the button that turns it into credit. */
export function CardPage({ data, problem }: { data: Extract<GiftCardData, { card: object }>; problem: string | null }) {
  const { m, money } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const { card } = data;
  const sum = money(card.amount);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="sr-only">{m.gift.cardTitle(sum)}</h1>
        <GiftCard card={card} />
        <div className="mt-6">
          {problem ? (
            <div className="mb-4">
              <Problem>{problem}</Problem>
            </div>
          ) : null}
          {data.done ? (
            <>
              <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
                <p className="font-semibold">{m.gift.redeemedTitle(sum)}</p>
                <p>{m.gift.redeemedText}</p>
              </Banner>
              <div className="mt-5 flex flex-wrap gap-3">
                <Link to="/" className={buttonClass('brand')}>
                  {m.gift.toTables}
                </Link>
                <Link to="/profile/tickets#credit" className={buttonClass()}>
                  {m.gift.toCredit}
                </Link>
              </div>
            </>
          ) : card.state === 'ready' ? (
            <>
              {data.signedIn ? (
                <Form method="post" preventScrollReset>
                  <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full">
                    {m.gift.redeem(sum)}
                  </Button>
                </Form>
              ) : (
                <Link
                  to={`/sigin?from=${encodeURIComponent(`/gift/${card.code}`)}`}
                  className={`${buttonClass('brand', 'lg')} w-full`}
                >
                  {m.gift.signInFirst}
                </Link>
              )}
              <p className="mt-3 text-sm text-ink-2">
                {m.gift.redeemHow(card.months)} {m.gift.validIn(data.countries)}
              </p>
            </>
          ) : (
            <Banner tone="neutral" icon={<Clock aria-hidden="true" className="size-5" />}>
              {m.gift.over[card.state]}
            </Banner>
          )}
        </div>
      </div>
    </div>
  );
}

/** An unknown code, or too many look-ups. */
export function CardMissing({ message }: { message: string | null }) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <EmptyHalfPlate title={message ?? m.gift.unknownTitle} text={message ? undefined : m.gift.unknownText} level={1}>
        <Link to="/gift" className={`${buttonClass()} self-start`}>
          {m.gift.buy}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}
