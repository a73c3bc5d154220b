import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Type } from 'typescript/unstable/sync';
import { API, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type * as ts from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { named } from '../../../src/db/named.ts';
import { createEvaluator } from './evaluate.ts';
import type { Value } from './values.ts';
import { Unknown } from './values.ts';

/** A field of a row as the program has it. kinds: of its values, as `typeof` has them, or null, undefined, Buffer, array. */
export type Field = { kinds: Set<string>; literals: string[] | null; item: Field | null; written: string };

export type Statement = {
  /** file:line of the call. */
  place: string;
  /** Each text, with how many values may be given with it; null when only the running program knows. */
  texts: Map<string, Set<number | null>>;
  isNamed: boolean;
  /** Why a text could not be read. */
  unreadable: string[];
  /** Null when its rows are of no type. */
  row: Map<string, Field> | null;
  /** Whether its rows are taken out at the call itself. */
  isRead: boolean;
};

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sources = path.join(root, 'apps/api/src/');

/** Every statement that the API's program sends, and the row that it takes for the answer. */
export function readStatements(): Statement[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects();
    if (project === undefined) throw new Error('There is no tsconfig.json');
    const { checker, program } = project;
    const calls: ts.CallExpression[] = [];
    for (const name of program.getSourceFileNames().filter((file) => file.startsWith(sources))) {
      const visit = (node: ts.Node): void => {
        if (is.isCallExpression(node)) calls.push(node);
        node.forEachChild(visit);
      };
      program.getSourceFile(name)?.forEachChild(visit);
    }
    const byName = Map.groupBy(calls, ({ expression }) => (is.isIdentifier(expression) ? expression.text : ''));
    const evaluator = createEvaluator(project, (name) => byName.get(name) ?? []);

    const fieldOf = (type: Type, isOptional = false): Field => {
      const parts = type.isUnionType() ? type.getTypes() : [type];
      const kinds = new Set(parts.map((part) => kindOf(part)));
      if (isOptional) kinds.add('undefined');
      const texts = parts.filter((part) => part.flags & TypeFlags.StringLike);
      const array = kinds.has('array') ? parts.find((part) => checker.isArrayType(part)) : undefined;
      const [item] = array?.isTypeReference() ? checker.getTypeArguments(array) : [];
      return {
        kinds,
        literals:
          texts.length > 0 && texts.every((part) => part.isStringLiteralType())
            ? texts.map((part) => String((part as unknown as { value: string }).value))
            : null,
        item: item ? fieldOf(item) : null,
        written: checker.typeToString(type),
      };
    };
    const kindOf = (type: Type): string => {
      const { flags } = type;
      if (flags & TypeFlags.StringLike) return 'string';
      if (flags & TypeFlags.NumberLike) return 'number';
      if (flags & TypeFlags.BooleanLike) return 'boolean';
      if (flags & TypeFlags.Null) return 'null';
      if (flags & TypeFlags.Undefined) return 'undefined';
      if (flags & TypeFlags.Unknown) return 'unknown';
      if (flags & TypeFlags.Any) return 'any';
      if (checker.isArrayType(type)) return 'array';
      const name = type.getSymbol()?.name;
      return name === 'Buffer' || name === 'Date' ? name : 'object';
    };
    const rowOf = (node: ts.TypeNode): Map<string, Field> => {
      const type = checker.getTypeFromTypeNode(node);
      const properties = type ? checker.getPropertiesOfType(type) : [];
      const types = checker.getTypeOfSymbol(properties);
      return new Map(
        properties.map(({ name, flags }, at) => [
          name,
          fieldOf(types[at] as Type, (flags & SymbolFlags.Optional) !== 0),
        ]),
      );
    };

    return calls.flatMap((call): Statement[] => {
      const { expression, arguments: given, typeArguments } = call;
      // `query(...named(text, values))`.
      const inner = given[0] && is.isSpreadElement(given[0]) ? given[0].expression : null;
      const [text, values] = inner && is.isCallExpression(inner) ? inner.arguments : given;
      if (!is.isPropertyAccessExpression(expression) || expression.name.text !== 'query' || text === undefined)
        return [];
      const read = evaluator.everyText(text, (value) =>
        inner && values ? (namesOf(values) ?? value(values)) : countOf(values, value),
      );
      return [
        {
          place: placeOf(call),
          texts: textsOf(read),
          isNamed: inner !== null,
          unreadable: read.flatMap(({ text: one }) => (one instanceof Unknown ? [one.why] : [])),
          row: typeArguments?.[0] ? rowOf(typeArguments[0]) : null,
          isRead: readsRows(call),
        },
      ];
    });
  } finally {
    api.close();
  }
}

function textsOf(read: { text: string | Unknown; beside: Value }[]): Statement['texts'] {
  const texts: Statement['texts'] = new Map();
  for (const { text: written, beside } of read) {
    if (typeof written !== 'string') continue;
    const isCount = beside === null || typeof beside === 'number';
    const [text] = isCount ? [written] : named(written, everyName);
    const count = isCount ? beside : countOfNames(written, beside);
    texts.set(text, (texts.get(text) ?? new Set()).add(count));
  }
  return texts;
}

/** Stands for an object with every value. */
const everyName = new Proxy({}, { has: () => true });

/** How many of the names of a statement have a value; null when only the running program knows. */
function countOfNames(statement: string, values: Value): number | null {
  if (values instanceof Unknown || typeof values !== 'object' || values === null || '…' in values) return null;
  const names = new Set(statement.match(/\$[a-z]\w*/gi));
  return [...names].filter((name) => name.slice(1) in values).length;
}

/** The names of an object that is written out at the call, whose values nobody asks for; null of any other. */
function namesOf(values: ts.Expression): Value | null {
  if (!is.isObjectLiteralExpression(values)) return null;
  const names = values.properties.map((property) =>
    is.isShorthandPropertyAssignment(property) || is.isPropertyAssignment(property) ? property.name.getText() : null,
  );
  return names.includes(null) ? null : Object.fromEntries(names.map((name) => [name, null]));
}

function countOf(values: ts.Expression | undefined, read: (node: ts.Expression) => Value): number | null {
  if (values === undefined) return 0;
  if (is.isArrayLiteralExpression(values) && !values.elements.some(is.isSpreadElement)) return values.elements.length;
  const known = read(values);
  const isWhole = Array.isArray(known) && !known.some((value) => value instanceof Unknown && value.why === '…');
  return isWhole ? known.length : null;
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart()).split('\n').length;
  return `${path.relative(sources, file.fileName)}:${line}`;
}

function readsRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call.parent;
  while (is.isAwaitExpression(node) || is.isParenthesizedExpression(node)) node = node.parent;
  if (is.isPropertyAccessExpression(node)) return node.name.text === 'rows';
  return is.isVariableDeclaration(node) && is.isObjectBindingPattern(node.name)
    ? node.name.elements.some((item) => ((item.propertyName ?? item.name) as ts.Identifier)?.text === 'rows')
    : false;
}
