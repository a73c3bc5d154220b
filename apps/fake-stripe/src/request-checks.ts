import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { createGenerator, type Schema, type SchemaGenerator } from 'ts-json-schema-generator';
import { StripeProblem } from './problem.ts';

/** Names of parameter types of the SDK, which are made from Stripe's OpenAPI document: what a request may say. */
export type ParameterType = keyof typeof files;

export type RequestChecks = (type: ParameterType, params: Record<string, unknown>) => void;

/** The SDK's file that declares each. */
const files = {
  CustomerCreateParams: 'Customers',
  CustomerRetrieveParams: 'Customers',
  CustomerSearchParams: 'Customers',
  CustomerDeleteParams: 'Customers',
  PaymentMethodCreateParams: 'PaymentMethods',
  PaymentMethodRetrieveParams: 'PaymentMethods',
  PaymentMethodDetachParams: 'PaymentMethods',
  PaymentIntentCreateParams: 'PaymentIntents',
  PaymentIntentRetrieveParams: 'PaymentIntents',
  PaymentIntentUpdateParams: 'PaymentIntents',
  PaymentIntentConfirmParams: 'PaymentIntents',
  PaymentIntentCaptureParams: 'PaymentIntents',
  PaymentIntentCancelParams: 'PaymentIntents',
  PaymentIntentListParams: 'PaymentIntents',
  PaymentIntentSearchParams: 'PaymentIntents',
  SetupIntentCreateParams: 'SetupIntents',
  SetupIntentCancelParams: 'SetupIntents',
  RefundCreateParams: 'Refunds',
  RefundRetrieveParams: 'Refunds',
  RefundListParams: 'Refunds',
  DisputeListParams: 'Disputes',
  DisputeRetrieveParams: 'Disputes',
  DisputeUpdateParams: 'Disputes',
  DisputeCloseParams: 'Disputes',
  'Radar.EarlyFraudWarningRetrieveParams': 'Radar/EarlyFraudWarnings',
  BalanceTransactionListParams: 'BalanceTransactions',
  PayoutListParams: 'Payouts',
} as const;

let checks: RequestChecks | undefined;

/**
 * Turns what a form sent into the types that the parameters have, in place. Throws a {@link StripeProblem} when the SDK's own types
 * know no such parameter or value. Made once per process.
 */
export function requestChecks(): RequestChecks {
  checks ??= makeChecks();
  return checks;
}

const sdk = path.join(path.dirname(fileURLToPath(import.meta.resolve('stripe'))), '..');
const { version } = JSON.parse(readFileSync(path.join(sdk, 'package.json'), 'utf8')) as { version: string };
let generator: SchemaGenerator | undefined;

/** The type as a schema: reading the SDK's declarations takes seconds, so other processes find what one has made. */
function schemaOf(type: ParameterType): Schema {
  const file = path.join(sdk, '../.cache', `stripe-${version}`, `${type}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  generator ??= createGenerator({
    path: `${sdk}/esm/resources/{${[...new Set(Object.values(files))].join(',')}}.d.ts`,
    skipTypeCheck: true,
    additionalProperties: false,
  });
  const schema = generator.createSchema(type);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(schema));
  renameSync(`${file}.${process.pid}`, file);
  return schema;
}

function makeChecks(): RequestChecks {
  const ajv = new Ajv({ coerceTypes: true, strict: false, validateFormats: false });
  const compiled = new Map<ParameterType, ValidateFunction>();
  const compile = (type: ParameterType) => {
    const made = ajv.compile(schemaOf(type));
    compiled.set(type, made);
    return made;
  };
  return (type, params) => {
    const check = compiled.get(type) ?? compile(type);
    if (check(params)) return;
    const first = check.errors?.find(({ keyword }) => keyword === 'additionalProperties') ?? check.errors?.[0];
    const param = [...(first?.instancePath.split('/').slice(1) ?? []), first?.params.additionalProperty ?? ''].filter(
      Boolean,
    );
    const code = first?.keyword === 'additionalProperties' ? 'parameter_unknown' : 'parameter_invalid';
    throw new StripeProblem(400, { code, param: param.join('.'), message: `${type}: ${ajv.errorsText(check.errors)}` });
  };
}
