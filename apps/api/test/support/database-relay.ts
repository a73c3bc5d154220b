import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type DatabaseRelay = {
  /** The database's URL, through the relay. */
  url: string;
  /** Ends the connection that next sends this text once the database has answered it, so that the answer is lost. */
  loseAnswerTo(text: string): void;
  /** How many answers were lost. */
  lost(): number;
  /** Ends every connection and takes no new one, as a server that is gone, until `open`. */
  shut(): void;
  open(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a server and its database on loopback, so that a test can break what is between them. */
export async function relayDatabase(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let wanted: string | null = null;
  let lost = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let loses = false;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).once('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    near.on('data', (chunk) => {
      if (wanted !== null && chunk.includes(wanted)) {
        wanted = null;
        loses = true;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!loses) return void near.write(chunk);
      // Ready for the next query: all of it was answered, and a commit kept.
      if (!chunk.includes('Z\0\0\0\x05')) return undefined;
      lost += 1;
      return end();
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const shut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    loseAnswerTo: (text) => {
      wanted = text;
    },
    lost: () => lost,
    shut,
    open: async () => void (await listen(port)),
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      shut();
      await closed;
    },
  };
}
