import type { SecurityEventKind } from '@metade/contracts/security-log.ts';

export const securityEvents: Record<SecurityEventKind, string> = {
  logged_in: 'Signed in',
  new_device: 'Signed in on a new device',
  password_wrong: 'Wrong password',
  code_wrong: 'Wrong code',
  recovery_code_used: 'Recovery code used',
  password_changed: 'Password changed',
  password_reset: 'New password by e-mail',
  second_factor_on: 'Second step turned on',
  second_factor_off: 'Second step turned off',
  second_factor_reset: 'Second step reset',
  sessions_ended: 'Sessions ended',
  email_asked: 'New e-mail requested',
  email_changed: 'E-mail changed',
};
