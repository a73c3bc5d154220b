/** The result of a decision: the facts to write, or an expected refusal as a code with parameters. */
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
