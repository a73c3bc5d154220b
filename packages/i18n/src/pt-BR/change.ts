import type { Overlay } from '../overlay.ts';
import type { change as pt } from '../pt/change.ts';

export const change: Overlay<typeof pt> = {
  yourTable: 'Sua mesa',
  reviewNote: 'O restaurante precisa confirmar. Até lá sua reserva fica como está.',
  standsNote: 'Até a nova mesa ser certa, sua reserva fica como está.',
  replaces: (when: string) =>
    `Vai substituir sua reserva de ${when}. Essa continua válida até esta ser confirmada e paga.`,
  stands: (when: string) => `Sua reserva de ${when} continua válida.`,
  moved: 'Esta reserva foi alterada em outra janela. Sua última alteração não foi feita: veja aqui como está.',
};
