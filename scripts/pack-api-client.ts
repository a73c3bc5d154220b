// Makes the client package that others install, in the folder of the argument (packages/api-client/dist): plain JavaScript, types made
// of the OpenAPI document, README. `npm pack` or `npm publish` there is what is left to do.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { apiVersion } from '@metade/contracts/api-version.ts';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { apiDocument } from '../apps/api/src/http/api-document.ts';

type Schema = Record<string, unknown>;

const home = path.join(import.meta.dirname, '../packages/api-client');
const to = process.argv[2] ?? path.join(home, 'dist');

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
for (const [from, name] of [
  ['client.ts', 'index.js'],
  ['routes.ts', 'routes.js'],
] as const) {
  const source = await readFile(path.join(home, 'src', from), 'utf8');
  const plain = stripTypeScriptTypes(source).replace("'./routes.ts'", "'./routes.js'");
  await writeFile(path.join(to, name), plain.replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{3,}/g, '\n\n'));
}
await cp(path.join(home, 'README.md'), path.join(to, 'README.md'));
await cp(path.join(home, 'src/published.d.ts.txt'), path.join(to, 'index.d.ts'));
await writeFile(path.join(to, 'operations.d.ts'), operationTypes());
await writeFile(
  path.join(to, 'package.json'),
  `${JSON.stringify(
    {
      name: '@metade/api-client',
      version: apiVersion,
      description: 'Typed client of Metade’s API',
      // Until the owner has chosen one: without the field, registries and people guess.
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
      files: ['*.js', '*.d.ts'],
      engines: { node: '>=20' },
    },
    null,
    2,
  )}\n`,
);

function operationTypes(): string {
  const contracts = Object.values<Endpoint>(endpoints).filter(({ demoOnly }) => !demoOnly);
  const document = apiDocument(contracts, '');
  const lines = ['// Made of the API’s OpenAPI document.', ''];
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    lines.push(`export type ${name} = ${typeOf(schema as Schema)};`);
  lines.push('', 'export interface Operations {');
  for (const methods of Object.values(document.paths ?? {}))
    for (const given of Object.values(methods as Record<string, Schema>)) {
      const {
        operationId,
        summary,
        parameters = [],
        requestBody,
        responses,
      } = given as {
        operationId: string;
        summary: string;
        parameters?: Schema[];
        requestBody?: Schema;
        responses: Record<string, Schema>;
      };
      const within = (where: string) => parameters.filter((one) => one.in === where);
      const [query, params] = [within('query'), within('path')];
      const body = (requestBody?.content as Record<string, Schema> | undefined)?.['application/json'];
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const answer = (success?.content as Record<string, Schema> | undefined)?.['application/json'];
      const input = [
        ...(params.length > 0 ? [`params: ${fieldsOf(params)}`] : []),
        ...(query.length > 0 ? [`query?: ${fieldsOf(query)}`] : []),
        ...(body ? [`body${requestBody?.required ? '' : '?'}: ${typeOf(body.schema as Schema)}`] : []),
      ];
      lines.push(
        `  /** ${summary} */`,
        `  ${operationId}: { input: { ${input.join('; ')} }; answer: ${answer ? typeOf(answer.schema as Schema) : 'never'} };`,
      );
    }
  return `${[...lines, '}', ''].join('\n')}`;
}

function fieldsOf(parameters: Schema[]): string {
  const fields = parameters.map(
    ({ name, required, schema }) => `${key(String(name))}${required ? '' : '?'}: ${typeOf(schema as Schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const variants = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (variants) return `(${variants.map(typeOf).join(' | ')})`;
  if (schema.allOf) return `(${(schema.allOf as Schema[]).map(typeOf).join(' & ')})`;
  if (Array.isArray(schema.type))
    return `(${schema.type.map((type: unknown) => typeOf({ ...schema, type })).join(' | ')})`;
  if (schema.type === 'array') return `Array<${typeOf((schema.items ?? {}) as Schema)}>`;
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type;
  if (schema.type !== 'object') return 'unknown';
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, child]) => `${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(child)}`,
  );
  const more = schema.additionalProperties;
  if (fields.length === 0)
    return `{ [key: string]: ${more && typeof more === 'object' ? typeOf(more as Schema) : 'unknown'} }`;
  return `{ ${fields.join('; ')} }`;
}

function key(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}
