import Fastify from 'fastify';
import { z } from 'zod';
import { sandboxGateway } from './sandbox-gateway.ts';

const environment = z
  .object({
    DATABASE_URL: z.url(),
    WEBHOOK_URL: z.url(),
    WEBHOOK_SECRET: z.string().min(16),
    API_KEY: z.string().min(16),
    PUBLIC_URL: z.url(),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
    /** Origins, with commas between them, that the bank's page may send a diner back to. */
    RETURN_ORIGINS: z.string().optional(),
    SLOW_MS: z.coerce.number().int().min(0).default(3000),
  })
  .safeParse(process.env);
if (!environment.success) {
  console.error(`The sandbox gateway cannot start:\n${z.prettifyError(environment.error)}`);
  process.exit(1);
}

const env = environment.data;
const app = Fastify({ logger: true });
await app.register(sandboxGateway, {
  databaseUrl: env.DATABASE_URL,
  webhookUrl: env.WEBHOOK_URL,
  webhookSecret: env.WEBHOOK_SECRET,
  apiKey: env.API_KEY,
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  returnOrigins: (env.RETURN_ORIGINS ?? new URL(env.WEBHOOK_URL).origin).split(',').map((one) => one.trim()),
  slowMs: env.SLOW_MS,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
await app.listen({ host: env.HOST, port: env.PORT });
