import { freePort } from '@metade/dev-env/free-port.ts';
import type { Program } from '../programs.ts';
import { newSecrets, startApi, startGateway } from '../programs.ts';

export type Marketplace = {
  api: Program;
  gateway: Program;
  /** Ends both without a word, as when the machine goes. */
  kill(): Promise<void>;
};

/** API with its worker, and the sandbox gateway that keeps its books in the same database. */
export async function startMarketplace(databaseUrl: string): Promise<Marketplace> {
  const secrets = newSecrets();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const gateway = await startGateway(databaseUrl, secrets, `${publicUrl}/v1/webhooks/gateway`);
  const api = await startApi({ databaseUrl, secrets, gatewayUrl: gateway.url, publicUrl, port }).catch(
    async (error: unknown) => {
      await gateway.stop();
      throw error;
    },
  );
  return {
    api,
    gateway,
    async kill() {
      for (const { pid, stop } of [api, gateway]) {
        process.kill(pid, 'SIGKILL');
        await stop();
      }
    },
  };
}
