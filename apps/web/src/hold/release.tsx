/** The fields that let the table of an order (its id) go; `to`: where to go then, else its restaurant. */
export function Release({ order, to }: { order: string; to?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="release" />
      <input type="hidden" name="order" value={order} />
      {to ? <input type="hidden" name="back" value={to} /> : null}
    </>
  );
}
