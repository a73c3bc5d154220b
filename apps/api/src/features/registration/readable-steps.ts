import { identityForm, openingSpan, placeForm, tablesForm } from '@metade/contracts/registration-forms.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { z } from 'zod';
import type { Steps } from './draft-changes.ts';

const parts = z.record(z.string(), z.unknown());
const list = z.array(z.unknown()).max(2000).catch([]);
const gridEntry = tablesForm.shape.tables.element;
const { country, zip, city } = placeForm.shape;
const pin = placeForm.pick({ latitude: true, longitude: true });

/**
 * For a form with shape errors: keeps the fields whose shape is valid and that need further checks, with placeholders for the
 * others. A place without a country cannot be checked.
 */
export function readableSteps(body: unknown): Steps {
  const form = parts.safeParse(body).data;
  const given = (step: string) => parts.safeParse(form?.[step]).data;
  const [identity, place, tables] = [given('identity'), given('place'), given('tables')];
  const known = country.safeParse(place?.country).data;
  return {
    identity: identity && {
      company_name: '',
      description: '',
      phone: identityForm.shape.phone.catch('').parse(identity.phone),
    },
    place:
      place && known
        ? {
            country: known,
            zip: zip.catch('').parse(place.zip),
            city: city.catch('').parse(place.city),
            ...pin.catch({}).parse(place),
            street: '',
            number: '',
            district: '',
          }
        : undefined,
    tables: tables && {
      table_tolerance: 30,
      accepted_sizes: tablesForm.shape.accepted_sizes.catch([...tableSizes]).parse(tables.accepted_sizes),
      worksheet: list.parse(tables.worksheet).map((span) => openingSpan.catch(closedSpan).parse(span)),
      tables: list.parse(tables.tables).map((entry) => gridEntry.catch(closedEntry).parse(entry)),
    },
  };
}

const closedSpan = { day: 0, time_open: 'close' as const, time_close: 'close' as const };
const closedEntry = { day: 0, period: 'night' as const, time: 'close' as const, qtd: 0, places: 0 as const };
