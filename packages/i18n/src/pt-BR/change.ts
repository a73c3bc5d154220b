import type { Overlay } from '../overlay.ts';
import type { change as pt } from '../pt/change.ts';

export const change: Overlay<typeof pt> = {
  yourTable: 'Sua mesa',
  asCredit: (price: string) => `${price} são somados ao seu crédito.`,
  topUp: (price: string) => `Se a mesa antiga voltar a ser vendida, são somados ${price} em crédito.`,
  reviewNote: 'O restaurante precisa confirmar. Até lá sua reserva fica como está.',
  standsNote: 'Até a nova mesa ser certa, sua reserva fica como está.',
  pending: (when: string) => `Há uma alteração a caminho: ${when}. Até ser confirmada, esta reserva continua valendo.`,
  replaces: (when: string) =>
    `Vai substituir sua reserva de ${when}. Essa continua valendo até esta ser confirmada e paga.`,
  stands: (when: string) => `Sua reserva de ${when} continua valendo.`,
  moved:
    'Esta reserva foi alterada enquanto isso, em outra janela. O que pediu agora não foi feito: veja aqui como está.',
};
