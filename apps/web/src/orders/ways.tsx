import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { Wallet } from '@metade/contracts/site.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { CalendarPlus, Navigation, Phone } from 'lucide-react';
import { directionsUrl } from '../restaurant/address.ts';
import { useWords } from '../words/words.tsx';
import { ShareButton } from '../shell/share-button.tsx';
import { WalletLinks } from '../wallets/wallet-links.tsx';

/** Links before the meal: calendar, wallets, directions, phone, and sharing, unless the page has its sharing link elsewhere. */
export function Ways({ order, wallets, share = true }: { order: Order; wallets: readonly Wallet[]; share?: boolean }) {
  const { m, Date } = useWords();
  const { restaurant } = order;
  const { live, wallet } = orderActions(order);
  return (
    <>
      {live ? (
        <>
          <a href={`/infos-reserve/${order._id}/calendar.ics`} className={buttonClass()}>
            <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
            {m.orders.addToCalendar}
          </a>
          {wallet ? <WalletLinks token={wallet} wallets={wallets} /> : null}
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
