import type { Answer } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { mayCall } from '../shell/may-call.ts';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { menuItemsOf } from '../today/booking-menu.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { ReasonDialog } from '../today/reason-dialog.tsx';
import { rowStatus } from '@metade/booking-flow/row-status.ts';
import { useDayActions } from '../today/use-day-actions.ts';
import { useWords } from '../words/words.tsx';
import { History } from './history.tsx';
import { StateTag } from './state-tag.tsx';

/** A booking: its facts, possible actions, and history. */
export function ReservationScreen({ id }: { id: string }) {
  const { m, Date: dateWords, mealTime } = useWords();
  const { call } = useSession();
  const { restaurant, restaurants, choose, state } = useRestaurant();
  const load = useCallback(async () => (await call('getReservation', { params: { id } })).data, [call, id]);
  const { value, failed, missing, again } = useLoaded(load);
  const heard = state.heard;
  const reload = useEffectEvent(again);
  useEffect(() => {
    if (heard?.order === id) reload();
  }, [heard, id]);
  const loading = !value && !missing && !failed;
  useTitle(loading ? null : value ? `${bookingName(value.booking)} · ${m.reservations.title}` : m.reservations.title);
  const back = (
    <PanelLink
      href={hrefOf('reservations')}
      className="text-link inline-flex min-h-11 items-center gap-2 self-start text-sm"
    >
      <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.9} />
      {m.reservations.back}
    </PanelLink>
  );
  if (!value || value.restaurant !== restaurant._id) {
    const other = restaurants.find(({ _id }) => _id === value?.restaurant);
    return (
      <>
        {back}
        {other ? (
          <EmptyHalfPlate level={1} title={m.reservations.elsewhere(other.company_name)}>
            <Button onClick={() => choose(other._id)} className="self-start">
              {m.reservations.goThere(other.company_name)}
            </Button>
          </EmptyHalfPlate>
        ) : missing || value ? (
          <EmptyHalfPlate level={1} title={m.reservations.unknown} text={m.reservations.unknownText} />
        ) : failed ? (
          <Unreachable again={again} />
        ) : (
          <FileSkeleton />
        )}
      </>
    );
  }
  const { booking, history, reason, friends } = value;
  return (
    <>
      {back}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-dmd">{bookingName(booking)}</h1>
        <StateTag state={booking.state} />
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <p className="text-lg font-semibold">
            {dateWords(booking.date)}, {mealTime(booking)}
          </p>
          <Facts booking={booking} reason={reason} friends={friends} timeZone={restaurant.time_zone} />
          <Actions booking={booking} onDone={again} />
        </div>
        <History steps={history} timeZone={restaurant.time_zone} />
      </div>
    </>
  );
}

function Facts({
  booking,
  reason,
  friends,
  timeZone,
}: {
  booking: Booking;
  reason: string | null;
  friends: Answer<'getReservation'>['data']['friends'];
  timeZone: string;
}) {
  const { m, date, time } = useWords();
  const { reservations: words } = m;
  const { changes } = booking;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact label={words.table}>
        {m.row.tableFor(booking.places)} · {m.row.people(booking.people)}
      </Fact>
      <Fact label={words.before}>
        {changes
          ? `${date(changes.date, 'short')}, ${changes.time} · ${m.row.tableFor(changes.places)} · ${m.row.people(changes.people)}`
          : null}
      </Fact>
      <Fact label={words.number}>
        {booking.number}
        {booking.voucher_code ? ` · ${m.row.voucher(formatVoucherCode(booking.voucher_code))}` : ''}
      </Fact>
      <Fact label={words.phone}>
        {booking.phone ? (
          <a
            href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {booking.phone}
          </a>
        ) : null}
      </Fact>
      <Fact label={words.made}>
        {date(localDateOf(booking.created, timeZone), 'past')}, {time(booking.created, timeZone)}
      </Fact>
      <Fact label={words.note}>{booking.note}</Fact>
      <Fact label={words.reason}>{reason}</Fact>
      <Fact label={words.friends}>{friends ? words.friendsComing(friends.coming) : null}</Fact>
      {friends && friends.allergies.length > 0 ? (
        <Fact label={words.allergies}>
          {friends.allergies.map(({ name, text }) => (
            <span key={`${name} ${text}`} className="block break-words">
              {name}: {text}
            </span>
          ))}
        </Fact>
      ) : null}
      {booking.late_minutes ? <Fact label={words.note}>{words.late(booking.late_minutes)}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** The same steps as on the day's list, with the same undo. */
function Actions({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { m, date } = useWords();
  const { state, restaurant } = useRestaurant();
  const now = useNow(state.clockOffset, 1_000);
  const settings = useSettings();
  const actions = useDayActions(onDone);
  const [asking, setAsking] = useState<'decline' | 'cancel' | 'correct' | null>(null);
  const status = rowStatus(booking, now);
  const name = bookingName(booking);
  const busy = actions.busy.has(booking._id);
  const can = (action: Booking['actions'][number]) => booking.actions.includes(action);
  const items = menuItemsOf(
    booking,
    status,
    now,
    actions,
    settings,
    m,
    () => setAsking('cancel'),
    mayCall(restaurant.role, 'correctArrival') ? () => setAsking('correct') : null,
  );
  return (
    <section aria-label={m.reservations.actions} className="flex flex-wrap gap-3">
      {can('confirm') ? (
        <Button
          kind="ink"
          size="host"
          busy={busy}
          aria-label={m.request.confirmOf(name, `${date(booking.date, 'short')}, ${booking.time}`)}
          onClick={() => void actions.confirm(booking)}
        >
          {m.request.confirm}
        </Button>
      ) : null}
      {booking.confirming_until === null ? null : (
        <Button
          size="host"
          busy={busy}
          aria-label={m.evening.requests.takeBackOf(name)}
          onClick={() => void actions.undoConfirm(booking)}
        >
          {m.evening.requests.confirming} · {m.toast.undo}
        </Button>
      )}
      {can('decline') ? (
        <Button size="host" disabled={busy} onClick={() => setAsking('decline')}>
          {m.request.decline}
        </Button>
      ) : null}
      {can('arrive') && status.kind !== 'missing' ? (
        <Button kind="ink" size="host" busy={busy} onClick={() => void actions.arrive(booking)}>
          {m.row.arrived}
        </Button>
      ) : null}
      {items.map((item) =>
        'href' in item ? (
          <a key={item.label} href={item.href} className={buttonClass('outline', 'host')}>
            <item.icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {item.label}
          </a>
        ) : (
          <Button key={item.label} size="host" busy={busy} onClick={item.run}>
            <item.icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {item.label}
          </Button>
        ),
      )}
      {items.length === 0 && booking.actions.length === 0 ? (
        <p className="text-ink-2">{m.reservations.nothing}</p>
      ) : null}
      <ReasonDialog
        booking={asking === 'decline' ? booking : null}
        onClose={() => setAsking(null)}
        words={m.request.declining}
        send={actions.decline}
      />
      <ReasonDialog
        booking={asking === 'cancel' ? booking : null}
        onClose={() => setAsking(null)}
        words={m.cancel}
        send={actions.cancel}
      />
      <ReasonDialog
        booking={asking === 'correct' ? booking : null}
        onClose={() => setAsking(null)}
        words={m.evening.correct}
        send={actions.correct}
      />
    </section>
  );
}
