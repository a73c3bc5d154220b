// npm run test:ha: three machines with Debian's Patroni, etcd and PostgreSQL, whose primary is killed, frozen and cut off 20 times while two servers
// behind HAProxy book. HA_ROUNDS=4 does each of the four once. Needs root.
// The last line is the true sum: "N passed, N failed".
import { findPostgres } from './ensure-postgres.mjs';
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

process.env.HA_ROUNDS ??= '20';
await runProof('test:ha', {
  prepare: async () => {
    if (process.getuid?.() !== 0) throw new Error('This makes networks of its own: run it as root.');
    await ensurePrograms({
      patroni: 'patroni',
      '../../lib/python3/dist-packages/etcd': 'python3-etcd',
      etcd: 'etcd-server',
      haproxy: 'haproxy',
      initdb: 'postgresql',
      ip: 'iproute2',
    });
    process.env.POSTGRES_BIN = findPostgres();
  },
  suites: { ha: () => runVitest({ files: ['bench/test/ha.long.test.ts'] }) },
});
