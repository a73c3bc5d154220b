export type SteadyRow<Row> = {
  row: Row;
  /** It is in the list no more, and keeps its place until nobody works there. */
  gone: boolean;
};

/**
 * The rows in the order in which they were shown: each stays where it is, one that left too, as it was last, and new ones
 * come after them.
 */
export function steadyRows<Row>(
  shown: readonly SteadyRow<Row>[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly SteadyRow<Row>[] {
  const left = new Map(rows.map((row) => [keyOf(row), row]));
  const kept = shown.map(({ row: before }) => {
    const key = keyOf(before);
    const row = left.get(key);
    left.delete(key);
    return row === undefined ? { row: before, gone: true } : { row, gone: false };
  });
  return [...kept, ...[...left.values()].map((row) => ({ row, gone: false }))];
}

/** Whether some rows are shown just as they are. */
export function isSettled<Row>(
  shown: readonly SteadyRow<Row>[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): boolean {
  return (
    shown.length === rows.length &&
    shown.every(({ row, gone }, index) => !gone && keyOf(row) === keyOf(rows[index] as Row))
  );
}
