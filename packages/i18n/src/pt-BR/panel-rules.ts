import type { Overlay } from '../overlay.ts';
import type { rules as pt } from '../pt/panel-rules.ts';

export const rules: Overlay<typeof pt> = {
  search: 'Buscar regra',
  groups: { gifts: 'Presentes' },
  undoAll: 'Desfazer tudo',
  save: 'Salvar regras',
  saved: 'Regras salvas.',
  toSave: (n) => (n === 1 ? '1 alteração não salva' : `${n} alterações não salvas`),
  reasonHint: 'Fica no histórico.',
  reasonMissing: 'Escreva o motivo.',
  historyNone: 'Ninguém mudou este grupo ainda.',
  removeValue: (value) => `Remover ${value}`,
  conflictTitle: 'Alguém mudou isto enquanto você editava. Escolha o valor que fica.',
  theirs: (value) => `Ficar com ${value}, o salvo`,
};
