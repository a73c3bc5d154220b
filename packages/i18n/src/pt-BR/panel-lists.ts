import type { Overlay } from '../overlay.ts';
import type { lists as pt } from '../pt/panel-lists.ts';

export const lists: Overlay<typeof pt> = {
  csv: 'Baixar CSV',
  preparing: 'Preparando…',
  saved: (rows: string) => `Arquivo salvo, com ${rows} linhas.`,
  cutOff: 'O arquivo chegou incompleto e não foi salvo. Tente de novo.',
  columns: { amount: 'Valor' },
  files: { registrations: 'cadastros', log: 'historico' },
};
