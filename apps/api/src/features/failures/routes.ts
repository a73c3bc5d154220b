import type { Handlers } from '../../http/call.ts';
import { exportFailures, listFailures } from './list-failures.ts';
import { retryFailures } from './retry-failures.ts';

export const failureRoutes = { listFailures, exportFailures, retryFailures } satisfies Partial<Handlers>;
