import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@metade/dev-env/free-port.ts';
import { programEnv } from '@metade/dev-env/program-env.ts';

/** Runs a program on a free port until it says that it is open. end: sends a signal; answers the exit code, null when killed, and all that was printed. */
export async function startProgram(program: string, env: Record<string, string>, ...args: string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...programEnv(),
      POSTAL_CODES_ONLINE: 'false',
      MAP_STYLE_URL: 'none',
      PUBLIC_URL: `http://localhost:${port}`,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('/v1/docs')) resolve();
    });
    void closed.then(([code]) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });
  return {
    url: `http://localhost:${port}`,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = await closed;
      return { code, printed };
    },
  };
}
