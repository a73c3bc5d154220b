/** As many rows as the menu has dishes, and some to fill. */
export function menuRows(dishes: number): number[] {
  return Array.from({ length: Math.min(dishes + 5, 200) }, (_, row) => row);
}
