import type { Overlay } from '../overlay.ts';
import type { reservations as pt } from '../pt/panel-reservations.ts';

export const reservations: Overlay<typeof pt> = {
  downloadFailed: 'O arquivo não pôde ser feito. Tente outra vez.',
  unknownText: 'Ou não é deste restaurante. Busque-a na lista.',
  steps: {
    accepted: 'Aceito',
    noShow: 'Marcada como ausência',
    undoNoShow: 'Não comparecimento anulada',
    upheld: 'Contestação aceito',
  },
  csv: {
    columns: {
      last: 'Sobrenome',
    },
    periods: {
      morning: 'Café da manhã',
    },
  },
};
