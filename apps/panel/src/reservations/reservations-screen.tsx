import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useTitle } from '../shell/use-title.ts';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { useWords } from '../words/words.tsx';
import { downloadCsv } from './download-csv.ts';
import { FilterForm } from './filter-form.tsx';
import type { ReservationState } from './reservation-filter.ts';
import { filterOf, queryOf } from './reservation-filter.ts';
import { ReservationScreen } from './reservation-screen.tsx';
import { StateTag } from './state-tag.tsx';
import { useReservations } from './use-reservations.ts';

/** The restaurant's bookings by filters, or the one named in the address. */
export default function ReservationsScreen() {
  const { query } = useRoute();
  const order = query.get('order');
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 pt-4 pb-8 md:px-6">
      {order ? <ReservationScreen key={order} id={order} /> : <List />}
    </div>
  );
}

function List() {
  const { m } = useWords();
  const { reservations: words } = m;
  const { restaurant, state } = useRestaurant();
  const { query } = useRoute();
  useTitle(words.title);
  const filter = filterOf(query, state.today, Object.keys(words.states) as ReservationState[]);
  const { found, failed, loadingMore, more, again } = useReservations(filter);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-dmd">{words.title}</h1>
        <Save filter={filter} restaurant={restaurant._id} />
      </header>
      <FilterForm filter={filter} onChange={(next) => go(hrefOf('reservations', queryOf(next)), 'replace')} />
      <div className="flex flex-wrap items-center gap-x-5">
        <p role="status" className="min-h-6 text-sm text-ink-2">
          {found ? words.shown(found.rows.length) : ''}
        </p>
        <PanelLink href={hrefOf('reservations')} className="text-link content-center py-2.5 text-sm">
          {words.upcoming}
        </PanelLink>
        <PanelLink href={hrefOf('reservations', { from: '' })} className="text-link content-center py-2.5 text-sm">
          {words.clear}
        </PanelLink>
      </div>
      {found && found.rows.length > 0 ? (
        <ul
          aria-label={words.title}
          className="border-t border-line md:grid md:grid-cols-[auto_minmax(8rem,1fr)_auto_auto_auto] md:gap-x-4 lg:gap-x-8"
        >
          {found.rows.map((booking) => (
            <Row key={booking._id} booking={booking} />
          ))}
        </ul>
      ) : null}
      {found?.rows.length === 0 ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      {!found && !failed ? <ListSkeleton /> : null}
      {failed ? <Unreachable again={again} /> : null}
      {found?.next && !failed ? (
        <Button onClick={more} busy={loadingMore} className="self-start">
          {words.more}
        </Button>
      ) : null}
    </>
  );
}

function Row({ booking }: { booking: Booking }) {
  const { m, Date: dateWords, mealTime } = useWords();
  const when = `${dateWords(booking.date, 'short')}, ${mealTime(booking)}`;
  return (
    <li className="border-b border-line md:col-span-full md:grid md:grid-cols-subgrid">
      <PanelLink
        href={hrefOf('reservations', { order: booking._id })}
        className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 hover:bg-hover md:col-span-full md:grid-cols-subgrid lg:gap-x-8"
      >
        <span className="font-semibold">{when}</span>
        <span className="col-start-1 min-w-0 break-words md:col-start-2">{bookingName(booking)}</span>
        <span className="col-start-2 row-start-1 inline-flex items-center justify-end gap-1.5 text-sm font-semibold md:col-start-3 md:justify-start">
          <Users aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
          <span aria-hidden="true">{booking.people}</span>
          <span className="sr-only">{m.row.people(booking.people)}</span>
        </span>
        <span className="hidden text-sm text-ink-3 md:block">{booking.number}</span>
        <span className="col-start-2 row-start-2 justify-self-end md:col-start-5 md:row-start-1 md:justify-self-start">
          <StateTag state={booking.state} />
        </span>
      </PanelLink>
    </li>
  );
}

function Save({ filter, restaurant }: { filter: ReturnType<typeof filterOf>; restaurant: string }) {
  const { m } = useWords();
  const { open } = useSession();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await downloadCsv(open, restaurant, filter).catch(() =>
      toast.show({ text: m.reservations.downloadFailed, failure: true }),
    );
    setBusy(false);
  };
  return (
    <Button onClick={() => void save()} busy={busy}>
      <Download aria-hidden="true" className="size-5" strokeWidth={1.9} />
      {m.lists.csv}
    </Button>
  );
}
