// The test files of apps/api/test that prove something about a gateway, by name: apps/api/test/gateway-tests.test.ts holds that none is forgotten.

export const atBoth = [
  'kill',
  'kill-change',
  'kill-jobs',
  'races',
  'races-storm',
  'ledger-races',
  'waitlist-races',
  'payments',
  'payment-tries',
  'payment-parts',
  'cancellation',
  'give-back',
  'change-order',
  'pending-steps',
  'cards',
  'gifts',
  'card-disputes',
  'failed-refunds',
  'admin-orders',
  'gateway-alarms',
  'reconciliation',
  'audit',
];

export const atSandbox = ['gateway-contract', 'gateway-move'];

export const atStripe = ['stripe', 'gateway-accounts'];
