import type { Overlay } from '../overlay.ts';
import type { offline as pt } from '../pt/panel-offline.ts';

export const offline: Overlay<typeof pt> = {
  waiting: (n: number): string =>
    n === 1 ? '1 ação será enviada quando houver conexão.' : `${n} ações serão enviadas quando houver conexão.`,
  queued: (name: string): string => `${name}: será enviado quando houver conexão`,
  full: 'Não há espaço neste dispositivo para guardar isto. Libere espaço ou repita quando houver conexão.',
  refused: (name: string, step: string): string => `${name}, ${step}: não foi aceito.`,
  lose: (n: number): string =>
    n === 1
      ? '1 ação ainda não foi enviada e será perdida se você sair. Sair mesmo assim?'
      : `${n} ações ainda não foram enviadas e serão perdidas se você sair. Sair mesmo assim?`,
  seatText: 'Fica marcado neste dispositivo e é enviado quando houver conexão.',
  steps: {
    markNoShow: 'não comparecimento',
    undoNoShow: 'não comparecimento anulado',
  },
};
