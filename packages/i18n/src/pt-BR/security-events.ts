import type { Overlay } from '../overlay.ts';
import type { securityEvents as pt } from '../pt/security-events.ts';

export const securityEvents: Overlay<typeof pt> = {
  new_device: 'Entrada em um dispositivo novo',
  password_wrong: 'Senha errada',
  password_changed: 'Senha alterada',
  password_reset: 'Senha nova por e-mail',
  second_factor_reset: 'Segundo passo redefinido',
  sessions_ended: 'Sessões encerradas',
  email_changed: 'E-mail alterado',
};
