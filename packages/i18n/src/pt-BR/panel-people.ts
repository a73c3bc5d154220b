import type { Overlay } from '../overlay.ts';
import type { people as pt } from '../pt/panel-people.ts';

export const people: Overlay<typeof pt> = {
  adminsText: 'Cada um vê apenas as áreas de suas funções. O proprietário vê tudo e é o único que muda as regras.',
  roles: { support: 'Suporte' },
  roleHints: { finance: 'reembolsos, crédito, cupons, extratos' },
  appointText:
    'A pessoa precisa de uma conta de cliente com o e-mail confirmado. Antes de tudo, ela configura o segundo passo.',
  remove: 'Remover dos administradores',
  removed: (name: string) => `${name} não é mais administrador.`,
  save: 'Salvar funções',
  saved: 'Funções salvas.',
  resetSecondFactor: 'Redefinir o segundo passo',
  resetSecondFactorText:
    'Só depois de confirmar que é mesmo a pessoa. As sessões terminam e, ao entrar, ela configura um novo segundo passo.',
  secondFactorReset: 'Segundo passo redefinido.',
};
