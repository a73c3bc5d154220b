import type { IncomingMessage } from 'node:http';

/** The whole body of a request as JSON; {} when it has none. */
export async function readJson<T>(request: IncomingMessage): Promise<T> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return (chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'))) as T;
}
