/** A row of the day's list, of a booking or of a party: time, name and facts, people, note, button, menu. */
export const ROW =
  'rests grid min-h-19.5 grid-cols-[4.25rem_minmax(0,1fr)_6.75rem_2.75rem] max-[24rem]:grid-cols-[3.25rem_minmax(0,1fr)_5.75rem_2.75rem] items-center gap-x-2 border-b border-line py-2.5 pr-1 pl-4 sm:gap-x-3 md:grid-cols-[5rem_minmax(0,1fr)_3.5rem_10.75rem_2.75rem] lg:grid-cols-[5rem_minmax(11rem,1.1fr)_3.5rem_minmax(0,1fr)_10.75rem_2.75rem] md:px-6';

/** On narrow screens a note has a line of its own, as wide as the row: an allergy must not be cut off. */
export const NOTE_BELOW = 'col-start-2 -col-end-1 mt-1 line-clamp-4 pr-3 text-sm break-words lg:hidden';
