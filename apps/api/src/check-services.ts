import { randomUUID } from 'node:crypto';
import { checkReplicas } from './check-database.ts';
import { gatewayVariables } from './config-variables.ts';
import type { Context } from './context.ts';
import type { OutsideService } from './watch/outside-service.ts';

const limitMs = 8_000;

/**
 * Tries replicas, file store, mail server and gateway once at start. Throws a sentence that names the variable of a service that refuses us;
 * answers a warning for each that is not reachable now, since its work waits and is retried; whether
 * mail server and gateway answer is followed from then on.
 */
export async function checkServices(context: Context): Promise<string[]> {
  const { config, files, mailer, gateways, services } = context;
  const ofReplicas = await checkReplicas(context);
  const found = await Promise.all([
    trouble(config.storageUrl === null ? 'DATA_DIR' : 'STORAGE_URL', isFileRefusal, async () => {
      const path = `checks/${randomUUID()}`;
      await files.put(path, Buffer.from('written at start'));
      await files.remove(path);
    }),
    trouble(
      'SMTP_URL',
      ({ code }) => code === 'EAUTH',
      async () => mailer.check?.(),
      services.mail,
    ),
    // The demo's sandbox starts with us, a moment later.
    ...(config.production
      ? gateways.all.map((gateway) =>
          trouble(
            gatewayVariables(gateway.name)[0] ?? 'GATEWAY',
            ({ name, code }) => name === 'GatewayRefusal' && code === 'unauthorized',
            () => gateway.check(),
            gateway === gateways.current ? services.gateway : undefined,
          ),
        )
      : []),
  ]);
  const refused = found.find((one) => one?.refused);
  if (refused) throw new Error(refused.words);
  const warnings = [...ofReplicas, ...found.flatMap((one) => (one ? [one.words] : []))];
  if (config.publicUrl.startsWith('https:') && config.trustedProxies.length === 0)
    warnings.push(
      'TRUSTED_PROXIES is not set though PUBLIC_URL is https: behind a proxy all visitors share the limits of one address.',
    );
  return warnings;
}

type Failure = Error & { code?: string; Code?: string; $metadata?: { httpStatusCode?: number }; cause?: unknown };

async function trouble(
  name: string,
  isRefusal: (error: Failure) => boolean,
  attempt: () => Promise<unknown>,
  service?: OutsideService,
) {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1000} s`)), limitMs);
  });
  try {
    await Promise.race([attempt(), tooLong]);
    return null;
  } catch (error) {
    const failure = rootOf(error as Failure);
    const refused = isRefusal(failure);
    if (!refused) service?.failed(failure.message);
    const what = refused ? 'does not let us in' : 'does not answer now; what waits for it is tried again';
    return { refused, words: `${name}: ${what} (${failure.code ?? failure.name}: ${failure.message}).` };
  } finally {
    clearTimeout(timer);
  }
}

/** A store that denied access, or a folder that is not writable. */
function isFileRefusal({ code = '', $metadata }: Failure): boolean {
  const status = $metadata?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code);
}

/** flydrive wraps what the store said. */
function rootOf(error: Failure): Failure {
  return error.cause instanceof Error ? rootOf(error.cause as Failure) : error;
}
