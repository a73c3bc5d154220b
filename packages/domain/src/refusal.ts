/** The answer of a decision that can be expectedly refused: the facts to write, or a code with parameters for the reader. */
export type Decision<T, Code extends string = string, Params = RefusalParams> =
  | ({ readonly ok: true } & T)
  | Refusal<Code, Params>;

export type Refusal<Code extends string = string, Params = RefusalParams> = {
  readonly ok: false;
  readonly code: Code;
  readonly params: Params;
};

export type RefusalParams = Readonly<Record<string, string | number | boolean | null>>;

export function refuse<const Code extends string>(code: Code, params: RefusalParams = {}): Refusal<Code> {
  return { ok: false, code, params };
}
