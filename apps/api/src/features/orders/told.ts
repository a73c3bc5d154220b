import type { Told } from '@metade/contracts/orders.ts';

// What a diner tells the restaurant with a booking. A new field is one word in each of these lines; columns have the contract's names.

/** SQL: its columns, of an order `o`. */
export const toldColumns = 'o.note';
/** SQL: an update that keeps what `$told` does not contain. */
export const toldSet = "note = coalesce($told::jsonb->>'note', note)";

/** SQL: an update that clears all. */
export const toldErased = "note = ''";
/** SQL: whether anything was told. */
export const isTold = "note <> ''";

/** A booking's values after a form that contains some of them. */
export function toldAfter(before: Told, form: { [Field in keyof Told]?: Told[Field] | undefined }): Told {
  return { note: form.note ?? before.note };
}

/** The values of a row or a form. */
export function toldOf<From extends Partial<Told>>({ note }: From): Pick<From, keyof Told> {
  return { note };
}
