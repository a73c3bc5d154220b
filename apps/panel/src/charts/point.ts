/** One point of a chart. */
export type Point = {
  /** Its label, as in the table: "sex 5 jun". */
  label: string;
  /** Null: unknown. */
  value: number | null;
  /** The value it is compared with. */
  before?: number | null;
  /** Its day or week is not over yet. */
  unfinished?: boolean;
};
