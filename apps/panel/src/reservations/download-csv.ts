import type { Open } from '../api.ts';
import { fileName, saveFile } from '../lists/save-file.ts';
import type { ReservationFilter } from './reservation-filter.ts';

/** Downloads the filtered reservations, in the panel's language. Throws when the API does not answer with a file. */
export async function downloadCsv(
  open: Open,
  restaurant: string,
  { sort: _sort, ...query }: ReservationFilter,
): Promise<void> {
  const response = await open('exportReservations', { params: { id: restaurant }, query });
  saveFile(await response.blob(), fileName(response));
}
