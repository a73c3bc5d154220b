import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@metade/dev-env/free-port.ts';
import { afterAll, expect, test } from 'vitest';

const ops = path.join(import.meta.dirname, '../../../ops');
const folder = mkdtempSync(path.join(tmpdir(), 'metade-ops-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const caddy = process.env.CADDY;
const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Units as they are, but for programs that this machine may lack: systemd looks whether each is there. */
function units(): string[] {
  const copies = path.join(folder, 'units');
  mkdirSync(copies, { recursive: true });
  const files = readdirSync(ops, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(service|timer)$/.test(file),
  );
  return files.map((file) => {
    const text = readFileSync(path.join(ops, file), 'utf8').replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true');
    const copy = path.join(copies, path.basename(file));
    writeFileSync(copy, text.replaceAll(/^Documentation=.*\n/gm, ''));
    return copy;
  });
}

test.skipIf(!systemd)('systemd understands every unit, and the marketplace’s is exposed to little', () => {
  const files = units();
  expect(files.length).toBeGreaterThan(3);
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  expect(verified.status).toBe(0);
  const unit = files.find((file) => file.endsWith('/metade.service')) ?? '';
  // Tenths: 20 of 100, where a service without any of it has 96.
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', '--no-pager', unit],
    { encoding: 'utf8' },
  );
  expect(stdout.split('\n').at(-2)).toMatch(/OK/);
  expect(status).toBe(0);
});

test.skipIf(!caddy)(
  'Caddy takes its file, brings TLS, hides what is for operators, and says when nobody answers',
  async () => {
    const [upstream, port] = [await freePort(), await freePort()];
    const site = path.join(folder, 'caddy');
    mkdirSync(site);
    cpSync(path.join(ops, 'away.html'), path.join(site, 'away.html'));
    const file = path.join(site, 'Caddyfile');
    // Its own authority instead of the internet's, and no wait for a server that is not there.
    const text = readFileSync(path.join(ops, 'Caddyfile'), 'utf8').replace('lb_try_duration 20s', 'lb_try_duration 1s');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${port}\n}\n${text}`,
    );
    const env = {
      PATH: process.env.PATH,
      HOME: site,
      METADE_HOST: `localhost:${port}`,
      METADE_UPSTREAM: `127.0.0.1:${upstream}`,
      METADE_PAGES: site,
    };
    const run = (...args: string[]) => spawn(caddy as string, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const validated = spawnSync(
      caddy as string,
      ['validate', '--adapter', 'caddyfile', '--config', path.join(ops, 'Caddyfile')],
      { encoding: 'utf8' },
    );
    expect(validated.stdout).toContain('Valid configuration');
    const formatted = spawnSync(caddy as string, ['fmt', path.join(ops, 'Caddyfile')], { encoding: 'utf8' });
    expect(formatted.stdout).toBe(readFileSync(path.join(ops, 'Caddyfile'), 'utf8'));
    const proxy: ChildProcess = run('run', '--adapter', 'caddyfile', '--config', file);
    ends.push(async () => {
      proxy.kill();
      await once(proxy, 'exit');
    });
    const ask = (where: string) => answerOf(`https://localhost:${port}${where}`);

    await expect.poll(() => ask('/restaurants').then(({ status }) => status, String)).toBe(502);
    const gone = await ask('/restaurants');
    expect(gone).toMatchObject({ headers: { 'retry-after': '15', 'cache-control': 'no-store' } });
    for (const words of ['We cannot answer right now', 'No podemos responder ahora', 'Não conseguimos responder agora'])
      expect(gone.body).toContain(words);
    // The API's callers have words of their own for what is no problem document.
    expect(await ask('/v1/site/config')).toMatchObject({ status: 502, body: '' });
    expect((await ask('/health/ready')).status).toBe(404);

    const seen: http.IncomingHttpHeaders[] = [];
    const server = http.createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(request.url === '/busy' ? 503 : 200).end('the marketplace');
    });
    server.listen(upstream, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => server.close());
    await expect.poll(() => ask('/').then(({ status }) => status)).toBe(200);
    expect(seen.at(-1)).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
      'x-forwarded-proto': 'https',
    });
    // What the marketplace says itself stays what it says.
    expect(await ask('/busy')).toMatchObject({ status: 503, body: 'the marketplace' });
    expect((await ask('/health/ready')).status).toBe(404);
  },
);

function answerOf(url: string): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    https
      .get(url, { rejectUnauthorized: false, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      })
      .on('error', reject);
  });
}
