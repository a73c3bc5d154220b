import type { FunctionNode } from './functions.ts';

/**
 * What an expression of the program is before the program runs: text, numbers, lists and objects of these, functions; all else is
 * unknown. Enough to write out a statement that is put together of constants and of helpers that answer SQL.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | { [name: string]: Value }
  | Closure
  | Unknown;

export class Closure {
  readonly node: FunctionNode;
  readonly scope: Scope;
  constructor(node: FunctionNode, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** `argument`: where its callers say what it is. */
export class Unknown {
  readonly why: string;
  readonly argument: { of: FunctionNode; at: number; path: string[] } | undefined;
  constructor(why: string, argument?: Unknown['argument']) {
    this.why = why;
    this.argument = argument;
  }
}

export class Scope {
  readonly #values = new Map<string, Value | (() => Value)>();
  readonly #outer: Scope | undefined;
  constructor(outer?: Scope) {
    this.#outer = outer;
  }
  set(name: string, value: Value | (() => Value)) {
    this.#values.set(name, value);
  }
  assign(name: string, value: Value) {
    this.holder(name)?.set(name, value);
  }
  holder(name: string): Scope | undefined {
    return this.#values.has(name) ? this : this.#outer?.holder(name);
  }
  get(name: string): Value {
    const found = this.#values.get(name);
    if (typeof found !== 'function') return found;
    this.#values.set(name, new Unknown(`${name} needs itself`));
    const value = found();
    this.#values.set(name, value);
    return value;
  }
}
