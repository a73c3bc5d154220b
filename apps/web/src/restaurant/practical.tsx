import { buttonClass } from '@metade/ui/button.tsx';
import { CatalogueIcon } from '@metade/ui/catalogue-icon.tsx';
import { Globe, MapPin, Navigation, Phone } from 'lucide-react';
import { memo } from 'react';
import type { RestaurantData } from './restaurant-data.server.ts';
import { capitalise, formatSpan } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words.tsx';
import { addressLines, directionsUrl } from './address.ts';
import { PlaceMap } from './place-map.tsx';

/** Opening hours, services and address. */
export const Practical = memo(function Practical({ data }: { data: RestaurantData }) {
  const { m, weekday } = useWords();
  const { restaurant, services } = data;
  const address = restaurant.address[0];
  const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    day,
    hours: restaurant.worksheet.find((entry) => entry.day === day)?.spans ?? [],
  }));
  const known = week.some(({ hours }) => hours.length > 0);
  return (
    <>
      {known ? (
        <section className="rests mt-11 [--rest:20rem]">
          <h2 className="text-dmd">{m.restaurant.hoursTitle}</h2>
          <dl className="mt-3 max-w-md text-sm">
            {week.map(({ day, hours }) => (
              <div key={day} className="flex justify-between gap-6 border-b border-line py-2">
                <dt>{capitalise(weekday(day))}</dt>
                <dd className={hours.length > 0 ? 'font-semibold' : 'text-ink-3'}>
                  {hours.length > 0 ? hours.map(formatSpan).join(', ') : m.restaurant.closed}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {services.length > 0 ? (
        <section className="rests mt-11 [--rest:10rem]">
          <h2 className="text-dmd">{m.restaurant.servicesTitle}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {services.map(({ name, icon }) => (
              <li key={name} className="flex items-center gap-2 rounded-2 border border-line px-3.5 py-2 text-sm">
                <CatalogueIcon icon={icon} className="size-5 shrink-0 text-ink-2" />
                {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {address ? (
        <section className="rests mt-11 [--rest:28rem]">
          <h2 className="text-dmd">{m.restaurant.whereTitle}</h2>
          <p className="mt-3 flex gap-3">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-ink" />
            <span>
              {addressLines(address).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a
              href={directionsUrl(address, restaurant.company_name)}
              rel="noopener"
              target="_blank"
              className={buttonClass()}
            >
              <Navigation aria-hidden="true" className="size-5" />
              {m.restaurant.directions}
            </a>
            {restaurant.phone ? (
              <a href={`tel:${restaurant.phone}`} className={buttonClass()}>
                <Phone aria-hidden="true" className="size-5" />
                {m.restaurant.call}
              </a>
            ) : null}
            {restaurant.website?.startsWith('http') ? (
              <a href={restaurant.website} rel="noopener nofollow" target="_blank" className={buttonClass()}>
                <Globe aria-hidden="true" className="size-5" />
                {m.restaurant.website}
              </a>
            ) : null}
          </div>
          {address.location ? (
            <PlaceMap place={address.location} name={restaurant.company_name} styleUrl={data.mapStyleUrl} />
          ) : null}
        </section>
      ) : null}
    </>
  );
});
