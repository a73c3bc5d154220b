/** A laid table with an empty plate, for a restaurant without a picture of its own. SVG, 1200 × 900. */
export function emptyTable(): string;
