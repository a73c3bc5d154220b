/** Of each unit the least and the most that makes sense; a setting narrows them. All values are whole numbers. */
export const unitBounds = {
  count: [0, 1_000_000_000],
  characters: [0, 10_000],
  percent: [0, 100],
  'minor units': [0, 100_000_000],
  /** Of a local clock. */
  hour: [0, 23],
  'day of the month': [1, 28],
  milliseconds: [0, 60_000],
  seconds: [0, 86_400],
  minutes: [0, 525_600],
  hours: [0, 8760],
  days: [0, 3650],
  months: [0, 120],
  megabytes: [0, 1_000_000_000],
  megapixels: [1, 1000],
  kilometres: [0, 500],
} as const;

export const ruleSections = [
  'booking',
  'tables',
  'payment',
  'cancellation',
  'voucher',
  'gifts',
  'waiting',
  'loyalty',
  'reviews',
  'notices',
  'accounts',
  'desk',
  'abuse',
  'reports',
] as const;
export type RuleSection = (typeof ruleSections)[number];

/** A number, or the name of the setting whose value is the bound. */
type Bound = number | string;

export type Declaration = {
  /** A list is one of choices that are offered. */
  readonly default: number | readonly number[];
  readonly unit: keyof typeof unitBounds;
  readonly min?: Bound;
  readonly max?: Bound;
  /** The setting that lists what this one may be. */
  readonly oneOf?: string;
  /**
   * The last who may change it; those before may as well. operator: a process's configuration alone. marketplace: its row.
   * market: a country's row. restaurant: a column of its own.
   */
  readonly by: 'operator' | 'marketplace' | 'market' | 'restaurant';
  /** Where the desk shows it; without one it is the operator's alone. */
  readonly in?: RuleSection;
  /** An order keeps the value under which it was made. */
  readonly kept?: true;
  /** What a country's law says: set with the market, not with the rules. */
  readonly law?: true;
  /** Anybody may read it: what pages and apps tell people of the rules. */
  readonly public?: true;
};
