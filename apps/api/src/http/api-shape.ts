import type { ApiDocument } from './api-document.ts';

type Node = Record<string, unknown>;

/**
 * The API's shape, flat: each operation, field and choice by its address, with its type. A request's fields end with ? where they may
 * be left out. What only explains (summaries, descriptions, examples) is left out.
 */
export function shapeOf(document: ApiDocument): Record<string, string> {
  const shape: Record<string, string> = {};
  const read = (address: string, schema: unknown, isRequest: boolean): void => {
    const node = (schema ?? {}) as Node;
    if (typeof node.$ref === 'string') return void (shape[address] = node.$ref.split('/').at(-1) ?? '');
    const required = new Set((node.required as string[] | undefined) ?? []);
    const variants = (node.oneOf ?? node.anyOf ?? node.allOf) as Node[] | undefined;
    shape[address] = variants ? variants.map((variant) => typeOf(variant)).join(' | ') : typeOf(node);
    for (const [at, variant] of (variants ?? []).entries())
      if (variant.properties || variant.items) read(`${address}|${at}`, variant, isRequest);
    for (const [name, child] of Object.entries((node.properties ?? {}) as Node))
      read(`${address}.${name}${isRequest && !required.has(name) ? '?' : ''}`, child, isRequest);
    if (node.items) read(`${address}[]`, node.items, isRequest);
  };
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, given] of Object.entries(methods as Node)) {
      const operation = given as { operationId: string; parameters?: Node[]; requestBody?: Node; responses: Node };
      const address = operation.operationId;
      shape[address] = `${method.toUpperCase()} ${path}`;
      for (const { in: where, name, required, schema } of operation.parameters ?? [])
        if (name !== undefined) read(`${address} ${where}.${name}${required ? '' : '?'}`, schema, true);
      for (const [type, { schema }] of contentOf(operation.requestBody)) read(`${address} body ${type}`, schema, true);
      for (const [status, answer] of Object.entries(operation.responses))
        if (status.startsWith('2'))
          for (const [type, { schema }] of contentOf(answer as Node))
            read(`${address} ${status} ${type}`, schema, false);
    }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    read(`#${name}`, schema, name.endsWith('Input'));
  return Object.fromEntries(Object.entries(shape).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const contentOf = (holder: Node | undefined) =>
  Object.entries((holder?.content ?? {}) as Record<string, { schema: unknown }>);

function typeOf(node: Node): string {
  if (typeof node.$ref === 'string') return node.$ref.split('/').at(-1) ?? '';
  if (node.enum) return (node.enum as unknown[]).map((one) => JSON.stringify(one)).join(',');
  if ('const' in node) return JSON.stringify(node.const);
  return [node.type ?? 'any'].flat().join(',') + (node.format ? `:${String(node.format)}` : '');
}

/** What breaks a client that was made for `before`: something gone, of another type, or newly asked for. */
export function breaksOf(before: Record<string, string>, after: Record<string, string>): string[] {
  const gone = Object.keys(before).filter((address) => !(address in after) && !(`${address}?` in after));
  const other = Object.keys(before).filter(
    (address) => address in after && after[address] !== before[address] && !isWider(address, before, after),
  );
  const asked = Object.keys(after).filter(
    (address) =>
      / (body|query|path)/.test(address) &&
      !(address in before) &&
      !address.includes('?') &&
      parentOf(address).some((parent) => parent in before),
  );
  return [...new Set([...gone, ...other, ...asked])].toSorted();
}

/** A request may take more choices than before. */
function isWider(address: string, before: Record<string, string>, after: Record<string, string>): boolean {
  if (!/ (body|query|path)/.test(address)) return false;
  const now = new Set(after[address]?.split(','));
  return (before[address] ?? '').split(',').every((choice) => now.has(choice));
}

/** The operation or the object that an address is a field of. */
const parentOf = (address: string) => [address.split(' ')[0] ?? '', address.replace(/\.[^.]+$/, '')];
