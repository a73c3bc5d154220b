import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root, startProgram, type Program } from './programs.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

const folder = path.join(root, 'bench/reference/framework');

/** 30 plain cards as a page of React Router behind Fastify, built anew. */
export async function startFrameworkPage(): Promise<Program> {
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  execFileSync(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return startProgram('bench/reference/framework/server.ts', await freePort(), {});
}
