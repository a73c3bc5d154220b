import { createPool } from '../../src/db/pool.ts';
import { noReplicas } from '../../src/db/replicas.ts';
import type { Replicas } from '../../src/db/replicas.ts';

/** The database itself, as a replica that is never behind and refuses every write: whatever is said to be a read proves it. */
export function readOnlyReplica(databaseUrl: string): Replicas {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on -c pg_trgm.word_similarity_threshold=0.45');
  const replica = { name: 'itself', pool: createPool(url.href) };
  return {
    ...noReplicas,
    all: [replica],
    show: () => true,
    read: (run) => run(replica),
    close: () => replica.pool.end(),
  };
}
