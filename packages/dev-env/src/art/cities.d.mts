/** City tile as SVG, 600 × 750. An unknown slug gets one of the landmarks, always the same. */
export function city(slug: string): string;
