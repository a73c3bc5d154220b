import type { Overlay } from '../overlay.ts';
import type { reservations as pt } from '../pt/panel-reservations.ts';

export const reservations: Overlay<typeof pt> = {
  noneText: 'Mude os filtros ou limpe tudo para ver todas.',
  unknown: 'Esta reserva não existe',
  downloadFailed: 'Não foi possível criar o arquivo. Tente de novo.',
  unknownText: 'Ou não é deste restaurante. Procure na lista.',
  states: { no_show: 'Não comparecimento' },
  steps: {
    accepted: 'Aceita',
    noShow: 'Marcada como não comparecimento',
    undoNoShow: 'Não comparecimento anulado',
    upheld: 'Contestação aceita',
  },
  csv: {
    columns: {
      last: 'Sobrenome',
    },
  },
};
