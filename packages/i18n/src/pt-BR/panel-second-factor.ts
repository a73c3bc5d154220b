import type { Overlay } from '../overlay.ts';
import type { secondFactor as pt } from '../pt/panel-second-factor.ts';

export const secondFactor: Overlay<typeof pt> = {
  text: 'Os administradores entram com um código de um aplicativo de autenticação, além da senha. Configure-o para continuar.',
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  scan: 'Leia este código com o aplicativo de autenticação, ou digite lá a chave.',
  code: 'Código de 6 dígitos',
  codeMissing: 'Digite o código que o aplicativo mostra.',
  recoveryText: 'Salve-os em lugar seguro: cada um serve uma vez, se perder o aplicativo. Não voltam a ser mostrados.',
};
