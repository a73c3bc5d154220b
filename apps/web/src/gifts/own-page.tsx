import type { OwnGift } from '@metade/contracts/gifts.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Tag, type Tone } from '@metade/ui/tag.tsx';
import { CircleAlert, CircleCheck, Landmark, Undo2 } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { ShareButton } from '../shell/share-button.tsx';
import { usePolling } from '../orders/use-polling.ts';
import { useWords } from '../words/words.tsx';
import { GiftCard } from './gift-card.tsx';

export const GIFT_TONE: Record<OwnGift['state'], Tone> = {
  pending: 'wait',
  failed: 'bad',
  ready: 'ok',
  redeemed: 'neutral',
  returned: 'neutral',
  expired: 'neutral',
  disputed: 'wait',
};

/** A gift voucher for its buyer: state, sharing, and return. */
export function OwnGiftPage({ gift, done, problem }: { gift: OwnGift; done: boolean; problem: string | null }) {
  const { m, money, date } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  usePolling(gift.state === 'pending' ? 3000 : null);
  const sum = money(gift.amount);
  const day = (instant: string) => date(instant.slice(0, 10), 'year');
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.gift.cardTitle(sum)}</h1>
        <p className="mt-2">
          <Tag tone={GIFT_TONE[gift.state]}>{m.gift.states[gift.state]}</Tag>
        </p>
        <div className="mt-5 flex flex-col gap-5">
          {problem ? <Problem>{problem}</Problem> : null}
          <Standing gift={gift} sum={sum} done={done} />
          {gift.code && gift.redeem_by ? (
            <GiftCard card={{ ...gift, code: gift.code, redeem_by: gift.redeem_by }} />
          ) : null}
          {gift.code ? (
            <p className="text-sm text-ink-2">
              {gift.redeemed_at
                ? m.gift.redeemedOn(day(gift.redeemed_at))
                : gift.sent
                  ? m.gift.sentOn(day(gift.send_at))
                  : gift.state === 'ready'
                    ? m.gift.sendsOn(day(gift.send_at))
                    : null}
              {gift.email ? <span className="block break-words">{gift.email}</span> : null}
            </p>
          ) : null}
          {gift.state === 'ready' && gift.code ? (
            <div className="flex flex-wrap gap-3">
              <ShareButton
                path={`/gift/${gift.code}`}
                title={m.gift.cardTitle(sum)}
                text={m.gift.shareText(gift.to, sum)}
              />
            </div>
          ) : null}
          {gift.return_until ? (
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value="return" busy={busy} className="w-full">
                <Undo2 aria-hidden="true" className="size-5 shrink-0" />
                {m.gift.return(sum)}
              </Button>
              <p className="mt-2 text-sm text-ink-2">{m.gift.returnUntil(day(gift.return_until))}</p>
            </Form>
          ) : null}
          <Link to="/profile/gifts" className={`${buttonClass('text')} self-start px-0!`}>
            {m.gift.back}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Standing({ gift, sum, done }: { gift: OwnGift; sum: string; done: boolean }) {
  const { m } = useWords();
  if (gift.state === 'pending')
    return (
      <Banner
        tone="wait"
        live="status"
        icon={<Landmark aria-hidden="true" className="size-5" />}
        action={
          gift.action_url ? (
            <a href={gift.action_url} className={buttonClass('ink')}>
              {m.gift.toBank}
            </a>
          ) : undefined
        }
      >
        {gift.action_url ? m.gift.bank : m.gift.waits}
      </Banner>
    );
  if (gift.state === 'failed')
    return (
      <Banner
        tone="bad"
        live="status"
        icon={<CircleAlert aria-hidden="true" className="size-5" />}
        action={
          <Link to="/gift" className={buttonClass()}>
            {m.gift.again}
          </Link>
        }
      >
        {gift.failure}
      </Banner>
    );
  if (gift.state === 'returned')
    return (
      <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
        {gift.sent_back
          ? m.orders.sentBack[gift.sent_back.now](sum, gift.sent_back.reference ?? '')
          : gift.refunded
            ? m.gift.refunded(sum)
            : m.gift.returnedText(sum)}
      </Banner>
    );
  if (!done) return null;
  return (
    <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
      <p className="font-semibold">{m.gift.bought}</p>
      <p>{m.gift.boughtText(gift.email)}</p>
    </Banner>
  );
}
