export type SteadyRow<Row> = {
  row: Row;
  /** Removed from the list, but keeps its place until nobody is interacting. */
  gone: boolean;
};

/** Rows in their displayed order: existing ones keep their places, removed ones too in their last state; new ones follow. */
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

/** Whether the rows are displayed exactly so already. */
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
