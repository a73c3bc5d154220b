import type { Country } from '@metade/contracts/catalogue.ts';
import type { foodForm, identityForm, placeForm, tablesForm } from '@metade/contracts/registration-forms.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import type { WorksheetEntry } from '@metade/domain/opening-hours.ts';
import { openSpans, spansOfWorksheet, validateOpeningHours } from '@metade/domain/opening-hours.ts';
import { restaurantTermsVersion } from '@metade/i18n/legal/versions.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { RefusalIssue } from '../../refused.ts';
import { collectIssues, Refused } from '../../refused.ts';
import { acceptPhone } from '../auth/index.ts';
import { gridIssues } from '../grid/index.ts';
import { refuseFarPin, resolvePlace } from './resolve-place.ts';

/** Changes to a restaurant: columns by name, and the week's tables if given. food: path of the form's cuisines and services. */
export type DraftChanges = { columns: Record<string, unknown>; week: OpenCell[] | null; food?: 'food.' };

export type Steps = {
  identity?: z.output<typeof identityForm> | undefined;
  place?: z.output<typeof placeForm> | undefined;
  food?: z.output<typeof foodForm> | undefined;
  tables?: z.output<typeof tablesForm> | undefined;
  terms?: true | undefined;
};

/** The changes made by saving some steps. Refuses with every invalid field of all of them. country: the restaurant's so far. */
export async function changesOfSteps(context: Context, steps: Steps, country: Country): Promise<DraftChanges> {
  const { identity, place, food, tables, terms } = steps;
  const columns: Record<string, unknown> = {};
  const issues: RefusalIssue[] = [];
  if (place) {
    const { city: _, ...address } = place;
    await collectIssues(issues, async () =>
      Object.assign(columns, address, refuseFarPin(await resolvePlace(context, place, 'place.'), 'place.')),
    );
  }
  if (identity) {
    const { company_name, description, website = null, facebook = null } = identity;
    await collectIssues(issues, () => {
      const phone = acceptPhone(identity.phone, place?.country ?? country, 'identity.phone');
      Object.assign(columns, { company_name, description, phone, website, facebook });
    });
  }
  if (food) {
    const { kitchen, services, ticket_avg, desserts } = food;
    Object.assign(columns, { kitchens: kitchen, services, ticket_avg, discount_desserts: desserts });
  }
  if (tables) {
    const { table_tolerance, accepted_sizes, worksheet, confirmation_mode } = tables;
    await collectIssues(issues, () =>
      checkTables(tables.worksheet, tables.tables, accepted_sizes, 'tables.', timesMissing(tables.tables)),
    );
    Object.assign(columns, {
      table_tolerance,
      accepted_sizes: accepted_sizes.toSorted(),
      worksheet: openSpans(worksheet),
      ...(confirmation_mode ? { confirmation_mode } : {}),
    });
  }
  if (terms) Object.assign(columns, acceptedTerms(context));
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
  return { columns, week: tables ? openCells(tables.tables) : null, food: 'food.' };
}

export function acceptedTerms(context: Context): Record<string, unknown> {
  return { terms_version: restaurantTermsVersion, terms_accepted_at: new Date(context.now()).toISOString() };
}

type Entry = Omit<TableSlot, '_id'>;

/** Refuses hours that run backwards or overlap, and an invalid week, with the place of each mistake. */
export function checkTables(
  worksheet: readonly WorksheetEntry[],
  tables: readonly Entry[],
  acceptedSizes: readonly number[],
  path: string,
  more: readonly RefusalIssue[] = [],
): void {
  const issues: RefusalIssue[] = [...hoursIssues(worksheet, path), ...gridIssues(tables, acceptedSizes, path), ...more];
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
}

/** What is wrong with opening hours, at the place of each mistake. */
export function hoursIssues(worksheet: readonly WorksheetEntry[], path: string): RefusalIssue[] {
  const spans = spansOfWorksheet(worksheet);
  return validateOpeningHours(spans).map(({ index, field, code }) => ({
    path: `${path}worksheet.${spans[index]?.path}.${field}`,
    code,
  }));
}

/** Tables without a time would be dropped silently: the step's form reports them as a mistake, at the time. */
function timesMissing(tables: readonly Entry[]): RefusalIssue[] {
  return tables.flatMap(({ time, qtd }, index) =>
    time === 'close' && qtd > 0 ? [{ path: `tables.tables.${index}.time`, code: 'time_missing' }] : [],
  );
}

/** The entries with tables to sell. */
export function openCells(tables: readonly Entry[]): OpenCell[] {
  return tables.flatMap(({ day, period, time, qtd, places }) =>
    time === 'close' || qtd === 0 || places === 0 ? [] : [{ day, period, time, qtd, places }],
  );
}
