import type { Order } from '@metade/contracts/orders.ts';
import { lateChoices } from '@metade/domain/lateness.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { type ReactNode, useState } from 'react';
import { useServerNow } from '../api/use-now';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { useSite } from '../site/site';
import { useWords } from '../words/words';
import { useLateNews } from './late-news';
import { LateSheet } from './late-sheet';

/** What decides about a delay. token: of the voucher; null while there is none. until: the end of the tolerance. */
export interface LateFacts {
  order: string;
  token: string | null;
  state: OrderState;
  late: Order['late'];
  startsAt: string;
  until: string;
  timeZone: string;
  country: string | null;
  phone: string | null;
}

const minuteMs = 60_000;

export function lateFacts({ _id, voucher, state, late, starts_at, tolerance_minutes, restaurant }: Order): LateFacts {
  const until = Date.parse(starts_at) + tolerance_minutes * minuteMs;
  return {
    order: _id,
    token: voucher?.token ?? null,
    state,
    late,
    startsAt: starts_at,
    until: new Date(until).toISOString(),
    timeZone: restaurant.time_zone,
    country: restaurant.country,
    phone: restaurant.phone,
  };
}

/**
 * "Running late" of a booking. open: opens its sheet; null while no delay can be told. state: what was told, or waits to be sent.
 * isFresh: the facts are the server's and not what the device kept, which counts for itself what can be told now. onDone: it was told.
 */
export function useLate(facts: LateFacts, isFresh: boolean, onDone: () => void) {
  const { app, m } = useWords();
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(facts, isFresh);
  const { waits, refused, read, tell } = useLateNews(facts.order, onDone);
  const { token, late, startsAt, timeZone } = facts;
  const at = (minutes: number) =>
    formatTime(new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString(), timeZone);
  const told = waits ?? late.minutes ?? 0;
  const isPossible = token !== null && (choices.length > 0 || told > 0);
  let state: ReactNode = null;
  if (refused !== null)
    state = (
      <Banner tone="bad" urgent action={<Button onPress={read}>{m.site.close}</Button>}>
        {refused}
      </Banner>
    );
  else if (waits !== null)
    state = <Banner tone="offline" title={waits === 0 ? app.late.waitsOnTime : app.late.waits(at(waits))} />;
  else if (told > 0) state = <Banner tone="neutral">{m.trouble.lateSaid(told, at(told))}</Banner>;
  return {
    open: isPossible ? () => setOpen(true) : null,
    state,
    sheet:
      isOpen && token !== null ? (
        <LateSheet
          until={formatTime(facts.until, timeZone)}
          phone={facts.phone}
          choices={choices}
          told={told}
          isOffline={!isFresh}
          at={at}
          onTell={(minutes) => {
            setOpen(false);
            void tell(token, minutes);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null,
  };
}

function useChoices({ state, late, startsAt, until, country }: LateFacts, isFresh: boolean): readonly number[] {
  const { config } = useSite();
  const now = useServerNow(30_000);
  if (isFresh || !config) return late.choices;
  const mealInstant = Date.parse(startsAt);
  const own = config.markets.find((market) => market.country === country)?.settings;
  return lateChoices({
    state,
    mealInstant,
    toleranceMinutes: (Date.parse(until) - mealInstant) / minuteMs,
    now,
    settings: { ...config.settings, ...own },
  });
}
