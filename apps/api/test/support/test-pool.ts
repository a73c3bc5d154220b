import pg from 'pg';

/** A pool whose connections may be ended by the server, as dropping their database does: that fails no test. */
export function testPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
