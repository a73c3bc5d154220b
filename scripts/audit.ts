// Lists every broken promise of a marketplace's database: node scripts/run.mjs scripts/audit.ts postgres://… [--running] [--days 90]. In the environment of
// the service the gateways are asked, too: what they took without an order here, and what is paid here and not there.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { configuredGateways } from '@metade/api/adapters/gateways/gateways.ts';
import { readConfig } from '@metade/api/config.ts';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { auditGateways } from '@metade/api/features/reconciliation/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { running: { type: 'boolean' }, days: { type: 'string', default: '90' } },
});
const [databaseUrl] = positionals;
const days = Number(values.days);
if (!databaseUrl || !(days > 0)) {
  console.error(
    'Usage: node scripts/run.mjs scripts/audit.ts <database URL> [--running] [--days <how many the gateways are asked about>]   (--running: jobs may still be at work)',
  );
  process.exit(2);
}
const hourMs = 3_600_000;
const pool = new pg.Pool({ connectionString: databaseUrl });
const violations = await auditDatabase(pool, { settled: !values.running });
const configured = Object.keys(process.env).some(
  (name) => name === 'GATEWAY_URL' || name.startsWith('STRIPE_SECRET_KEY'),
);
if (configured) {
  const { gateways } = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
  const now = Date.now();
  // The gateway may write down a little later what we know already.
  const span = { from: new Date(now - days * 24 * hourMs).toISOString(), until: new Date(now - hourMs).toISOString() };
  const asked = configuredGateways(gateways, { now: Date.now, timeoutMs: 60_000 });
  violations.push(...(await auditGateways(pool, asked, span)));
}
await pool.end();
for (const violation of violations) console.error(violation);
if (!configured) console.error('No gateway was asked: its variables are not in the environment.');
console.log(violations.length === 0 ? 'No promise is broken.' : `${violations.length} broken promises.`);
process.exit(violations.length === 0 ? 0 : 1);
