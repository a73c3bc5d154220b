import type { Registration } from '@metade/contracts/registration.ts';
import { periods } from '@metade/domain/grid.ts';
import type { RegistrationField } from '@metade/domain/registration.ts';
import { registrationSteps, stepNames } from '@metade/domain/registration.ts';
import { weekdayName, formatSpan } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { fieldLabel, stepLabel } from '@metade/i18n/registration-fields.ts';
import type { ReactNode } from 'react';
import { useCatalogue } from '../session/catalogue.ts';
import { MapLink } from '../shell/map-link.tsx';
import { useWords } from '../words/words.tsx';

type Picture = NonNullable<Registration['cover']>;

/** All of the owner's input, by step and field as in requests for changes. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { m, locale } = useWords();
  const shown = useFieldView(registration);
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {stepNames.map((step) => {
        const missing = registration.progress.steps.find((one) => one.step === step)?.missing ?? [];
        return (
          <section key={step} aria-labelledby={`step-${step}`}>
            <h2 id={`step-${step}`} className="text-dsm">
              {stepLabel(step, locale)}
            </h2>
            {missing.length > 0 ? (
              <p className="mt-1 text-sm font-semibold text-wait-ink">
                {m.admin.missing(missing.map((field) => fieldLabel(field, locale)).join(', '))}
              </p>
            ) : null}
            <dl className="mt-3 border-t border-line">
              {registrationSteps[step].map((field) => (
                <div
                  key={field}
                  className="grid gap-1 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5"
                >
                  <dt className="text-sm text-ink-3">{fieldLabel(field, locale)}</dt>
                  <dd className="min-w-0 break-words whitespace-pre-line">{shown(field) || '–'}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function useFieldView(one: Registration): (field: RegistrationField) => ReactNode {
  const { m, locale, countryName } = useWords();
  const catalogue = useCatalogue();
  const link = (href: string | null) =>
    href && (
      <a href={href} rel="noreferrer" target="_blank" className="text-link">
        {href}
      </a>
    );
  const days = [1, 2, 3, 4, 5, 6, 0];
  const week = (tell: (day: number) => string) =>
    days.map((day) => `${weekdayName(day, locale)}: ${tell(day)}`).join('\n');
  const views: Partial<Record<RegistrationField, () => ReactNode>> = {
    country: () => one.country && countryName(one.country),
    website: () => link(one.website),
    facebook: () => link(one.facebook),
    city: () => one.city && `${one.city.name}, ${one.city.region.name}`,
    location: () => one.location && <MapLink place={one.location} />,
    logo: () => one.logo && <Shown picture={one.logo} square />,
    cover: () => one.cover && <Shown picture={one.cover} />,
    photos: () =>
      one.photos.length > 0 && (
        <span className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {one.photos.map((photo) => (
            <Shown key={photo._id} picture={photo} />
          ))}
        </span>
      ),
    kitchen: () => one.kitchen.map((slug) => catalogue.name('kitchen', slug)).join(', '),
    services: () => one.services.map((slug) => catalogue.name('service', slug)).join(', '),
    ticket_avg: () => one.ticket_avg && formatMoney(one.ticket_avg, locale),
    desserts: () => (one.desserts ? m.admin.yes : m.admin.no),
    worksheet: () =>
      week((day) => {
        const spans = one.worksheet.find((of) => of.day === day)?.spans ?? [];
        return spans.map(formatSpan).join(', ') || m.admin.closed;
      }),
    tables: () =>
      week((day) => {
        const slots = one.tables.filter((slot) => slot.day === day && slot.qtd > 0);
        slots.sort((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period));
        return slots.map((slot) => m.admin.tableLine(slot.time, slot.qtd, slot.places)).join(', ') || m.admin.closed;
      }),
    accepted_sizes: () => one.accepted_sizes.join(', '),
    confirmation_mode: () => m.manage.profile.modes[one.confirmation_mode],
    table_tolerance: () => m.row.minutes(one.table_tolerance),
    terms: () => (one.terms_accepted ? m.admin.yes : m.admin.no),
  };
  return (field) => (views[field] ? views[field]() : (one[field as 'company_name'] ?? ''));
}

function Shown({ picture, square = false }: { picture: Picture; square?: boolean }) {
  return (
    <img
      src={picture.src.replace('{width}', '800')}
      alt={picture.alt}
      loading="lazy"
      className={`w-full rounded-3 bg-hover object-cover ${square ? 'aspect-square max-w-40' : 'aspect-4/3 max-w-md'}`}
    />
  );
}
