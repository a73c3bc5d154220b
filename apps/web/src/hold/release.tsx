/** Hidden fields that release the table of an order (its id); `to`: next page, by default its restaurant. */
export function Release({ order, to }: { order: string; to?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="release" />
      <input type="hidden" name="order" value={order} />
      {to ? <input type="hidden" name="back" value={to} /> : null}
    </>
  );
}
