/** JSON of a value: the router writes a text as it is, but any other value piece by piece. */
export type Packed<T> = string & { readonly of?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;
