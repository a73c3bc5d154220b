export type HeroOptions = {
  w?: number;
  h?: number;
  edge?: number;
  seam?: number;
  cy?: number;
  r?: number;
  line?: string;
  ground?: string;
  vertical?: boolean;
  weave?: string;
};
/** The home picture as SVG; everything but the full half is transparent. */
export function hero(options?: HeroOptions): string;
