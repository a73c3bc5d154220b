export { auditGateways } from './audit-gateways.ts';
export { reconcile } from './reconcile.ts';
