import type { connections } from './pt/panel-connections.ts';

/** Why a delivery of a webhook failed, in words; what a server answered, such as "HTTP 500", as it is. */
export function webhookCause({ webhooks }: typeof connections, cause: string): string {
  return (webhooks.errors as Readonly<Record<string, string>>)[cause] ?? cause;
}
