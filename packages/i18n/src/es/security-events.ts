import type { SecurityEventKind } from '@metade/contracts/security-log.ts';

export const securityEvents: Record<SecurityEventKind, string> = {
  logged_in: 'Inicio de sesión',
  new_device: 'Inicio de sesión en un dispositivo nuevo',
  password_wrong: 'Contraseña equivocada',
  code_wrong: 'Código equivocado',
  recovery_code_used: 'Código de recuperación usado',
  password_changed: 'Contraseña cambiada',
  password_reset: 'Contraseña nueva por correo',
  second_factor_on: 'Segundo paso activado',
  second_factor_off: 'Segundo paso desactivado',
  second_factor_reset: 'Segundo paso restablecido',
  sessions_ended: 'Sesiones cerradas',
  email_asked: 'Correo nuevo solicitado',
  email_changed: 'Correo cambiado',
};
