/** An entry of the rail and of the bottom bar. */
export const entryLook =
  'relative flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-3 px-1 text-center text-2xs rail:min-h-[clamp(2.75rem,7dvh,4rem)] rail:px-0 font-semibold wrap-anywhere hyphens-auto text-ink-2 hover:bg-hover focus-visible:outline-offset-[-3px] aria-[current]:text-brand-ink rail:aria-[current]:bg-surface rail:aria-[current]:shadow-1';

/** A row of the "more" menu. */
export const moreRowLook = 'flex min-h-13 items-center gap-3 rounded-2 px-2 font-semibold hover:bg-hover';
