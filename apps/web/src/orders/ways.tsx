import { isLive } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { CalendarPlus, Navigation, Phone } from 'lucide-react';
import { directionsUrl } from '../restaurant/address.ts';
import { useWords } from '../words/words.tsx';
import { ShareButton } from '../shell/share-button.tsx';

/** Links before the meal: calendar, directions, phone, and sharing, unless the page has its sharing link elsewhere. */
export function Ways({ order, share = true }: { order: Order; share?: boolean }) {
  const { m, Date } = useWords();
  const { restaurant } = order;
  const live = isLive(order);
  return (
    <>
      {live ? (
        <>
          <a href={`/infos-reserve/${order._id}/calendar.ics`} className={buttonClass()}>
            <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
            {m.orders.addToCalendar}
          </a>
          <a
            href={directionsUrl(restaurant.address, restaurant.company_name)}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            <Navigation aria-hidden="true" className="size-5 shrink-0" />
            {m.orders.directions}
          </a>
        </>
      ) : null}
      {restaurant.phone ? (
        <a href={`tel:${restaurant.phone.replace(/[^\d+]/g, '')}`} className={buttonClass()}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {m.orders.call}
        </a>
      ) : null}
      {live && share ? (
        <ShareButton
          path={`/restaurant/description/${restaurant.slug}`}
          title={restaurant.company_name}
          text={`${restaurant.company_name}: ${Date(order.date)}, ${order.time}, ${m.checkout.shortTable(order.places)}`}
        />
      ) : null}
    </>
  );
}
