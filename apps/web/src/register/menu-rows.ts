/** The menu's dishes plus some empty rows. */
export function menuRows(dishes: number): number[] {
  return Array.from({ length: Math.min(dishes + 5, 200) }, (_, row) => row);
}
