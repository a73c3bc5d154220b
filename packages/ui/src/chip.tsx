import type { ReactNode } from 'react';

export type SlotState = 'free' | 'chosen' | 'last' | 'held' | 'full';

/** Classes of a filter chip: applied ones are filled, the rest outlined. */
export function filterChipClass(applied: boolean): string {
  return `inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-220 ${
    applied ? 'chosen bg-ink text-page hover:opacity-90' : 'border border-line bg-surface text-ink hover:bg-hover'
  }`;
}

/** Classes of a slot chip in a state. Held and full ones cannot be selected; the text carries the state, not the colour. */
export function slotChipClass(state: SlotState): string {
  return `slot-chip ${SLOT[state]}`;
}

/** Time on the left; size and price, or the state, on the right. */
export function SlotChipContent({ state, time, children }: { state: SlotState; time: string; children: ReactNode }) {
  return (
    <>
      <span className={`slot-time ${state === 'full' ? 'line-through' : ''}`}>{time}</span>
      <span className="slot-words">{children}</span>
    </>
  );
}

const SLOT: Record<SlotState, string> = {
  free: 'slot-free',
  chosen: 'chosen border-transparent bg-brand text-on-brand',
  last: 'border-wait-line bg-wait-soft text-wait-ink hover:border-wait',
  held: 'border-line bg-sunk hatched text-ink-3',
  full: 'border-dashed border-line-strong bg-surface text-ink-2 hover:bg-hover',
};
