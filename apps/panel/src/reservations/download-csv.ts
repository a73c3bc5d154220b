import type { ReservationFilter } from './reservation-filter.ts';

/** Saves the reservations of a filter as a file, in the panel's language. Throws when the API does not answer with one. */
export async function downloadCsv(
  restaurant: string,
  { sort: _sort, ...filter }: ReservationFilter,
  token: string,
): Promise<void> {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined));
  const response = await fetch(`/v1/host/restaurants/${restaurant}/reservations/export?${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': document.documentElement.lang },
  });
  if (!response.ok) throw new Error(`The file was refused: ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'metade.csv';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
