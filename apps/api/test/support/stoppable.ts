import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Stoppable = {
  port: number;
  /** Ends every connection; further ones are refused, as by a machine whose server has stopped. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** A port of this machine that leads to another one, until it is stopped. */
export async function stoppable(target: () => number): Promise<Stoppable> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target(), '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    start: () => listen(port),
  };
}
