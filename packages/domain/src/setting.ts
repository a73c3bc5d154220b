/** The widest sensible range of each unit; settings narrow it. All values are integers. */
export const unitBounds = {
  count: [0, 1_000_000_000],
  characters: [0, 10_000],
  percent: [0, 100],
  'minor units': [0, 100_000_000],
  /** Hour of a local clock. */
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

/** A number, or the name of the setting that is the bound. */
type Bound = number | string;

export type Declaration = {
  /** A list, for settings with choices. */
  readonly default: number | readonly number[];
  readonly unit: keyof typeof unitBounds;
  readonly min?: Bound;
  readonly max?: Bound;
  /** The setting that lists the allowed values. */
  readonly oneOf?: string;
  /**
   * The narrowest layer that may change it; wider ones may too. operator: a process's configuration only. marketplace: its row.
   * market: a country's row. restaurant: a column of its own.
   */
  readonly by: 'operator' | 'marketplace' | 'market' | 'restaurant';
  /** The desk's group; without one only the operator sees it. */
  readonly in?: RuleSection;
  /** Orders keep the value under which they were made. */
  readonly kept?: true;
  /** Set by a country's law, with the market instead of the rules. */
  readonly law?: true;
  /** Public: pages and apps tell people this rule. */
  readonly public?: true;
};
