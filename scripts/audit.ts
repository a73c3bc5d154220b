// Lists every broken promise of a marketplace's database: node scripts/audit.ts postgres://… [--running]
import pg from 'pg';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';

const [databaseUrl, ...flags] = process.argv.slice(2);
if (!databaseUrl) {
  console.error('Usage: node scripts/audit.ts <database URL> [--running]   (--running: jobs may still be at work)');
  process.exit(2);
}
const pool = new pg.Pool({ connectionString: databaseUrl });
const violations = await auditDatabase(pool, { settled: !flags.includes('--running') });
await pool.end();
for (const violation of violations) console.error(violation);
console.log(violations.length === 0 ? 'No promise is broken.' : `${violations.length} broken promises.`);
process.exit(violations.length === 0 ? 0 : 1);
