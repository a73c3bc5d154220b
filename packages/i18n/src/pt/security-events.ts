import type { SecurityEventKind } from '@metade/contracts/security-log.ts';

export const securityEvents: Record<SecurityEventKind, string> = {
  logged_in: 'Entrada',
  new_device: 'Entrada num dispositivo novo',
  password_wrong: 'Palavra-passe errada',
  code_wrong: 'Código errado',
  recovery_code_used: 'Código de recuperação usado',
  password_changed: 'Palavra-passe mudada',
  password_reset: 'Palavra-passe nova por e-mail',
  second_factor_on: 'Segundo passo ligado',
  second_factor_off: 'Segundo passo desligado',
  second_factor_reset: 'Segundo passo reposto',
  sessions_ended: 'Sessões terminadas',
  email_asked: 'Novo e-mail pedido',
  email_changed: 'E-mail mudado',
};
