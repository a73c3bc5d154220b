export type Kitchen = { dish: string[]; pal: string[]; ground: string[]; plates: string[]; props: string[] };
export const KITCHENS: Record<string, Kitchen>;
/** What a kitchen slug puts on the table; an alias or, for an unknown slug, one of the kitchens, always the same. */
export function kitchenOf(slug: string): Kitchen;
/** SVG, 1200 × 900. */
export function cover(kitchen: string, seed: string): string;
/** SVG, 1200 × 900. n: 0 the table set for four, 1 close on the dish, 2 glasses and small plates, 3 the front of the restaurant. */
export function photo(kitchen: string, seed: string, n?: number): string;
/** SVG, 1200 × 900. */
export function front(kitchen: string, seed: string): string;
/** SVG, 400 × 400. */
export function logo(kitchen: string, seed: string): string;
