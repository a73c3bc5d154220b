import type { Overlay } from '../overlay.ts';
import type { secondFactor as pt } from '../pt/panel-second-factor.ts';

export const secondFactor: Overlay<typeof pt> = {
  text: 'Esta conta pede um código de um aplicativo de autenticação, além da senha. Configure o seu para continuar.',
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  scan: 'Leia este código com o aplicativo de autenticação ou digite a chave nele.',
  code: 'Código de 6 dígitos',
  codeMissing: 'Digite o código que o aplicativo mostra.',
  recoveryText:
    'Guarde em um lugar seguro: cada um funciona uma vez, se você perder o aplicativo. Eles não serão mostrados de novo.',
  kept: 'Já guardei',
  confirm: 'Ativar',
};
