import type { Told } from '@metade/contracts/orders.ts';

// What a diner tells the restaurant with a booking. A new field is one word in each of these lines; columns have the contract's names.

/** SQL: its columns, of an order `o`. */
export const toldColumns = 'o.note';
/** SQL: its columns and values in an insert, from the JSON object `$told`; what that does not name is empty. */
export const toldNames = 'note';
export const toldValues = "coalesce($told::jsonb->>'note', '')";
/** SQL: an update that leaves what `$told` does not name. */
export const toldSet = "note = coalesce($told::jsonb->>'note', note)";

/** SQL: an update that empties it all. */
export const toldErased = "note = ''";
/** SQL: whether anything is told. */
export const isTold = "note <> ''";

/** What a booking tells after a form that names some of it. */
export function toldAfter(before: Told, form: { [Field in keyof Told]?: Told[Field] | undefined }): Told {
  return { note: form.note ?? before.note };
}

/** What a row or a form has of it. */
export function toldOf<From extends Partial<Told>>({ note }: From): Pick<From, keyof Told> {
  return { note };
}
