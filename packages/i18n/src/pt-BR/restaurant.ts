import type { Overlay } from '../overlay.ts';
import type { restaurant as pt } from '../pt/restaurant.ts';

export const restaurant: Overlay<typeof pt> = {
  gallery: 'Fotos',
  photo: (n: number, of: number) => `Foto ${n} de ${of}`,
  fullPrice: 'Preço do cardápio',
  menuTitle: 'Cardápio',
  seeMenu: 'Ver cardápio completo',
  similarTitle: 'Lugares parecidos',
  holdNote: (minutes: number) => `Guardamos a mesa ${minutes} minutos enquanto você paga.`,
  confirmNote: (hours: number) =>
    `O restaurante responde em ${hours} h, ou mais depressa se faltar pouco; se não confirmar, você não paga nada.`,
  heldUntil: (time: string, until: string) =>
    `${time} está na mão de outra pessoa até as ${until}. Se a largar, volta a aparecer aqui.`,
  feeNote: 'Taxa da reserva. A comida se paga lá, com o desconto.',
  freed: {
    meal: 'Sua conta já tinha uma mesa guardada para esta refeição; a que escolheu antes de entrar voltou a ficar livre. Acabe essa reserva, ou largue a mesa e escolha outra.',
    limit:
      'Sua conta já tinha guardadas todas as mesas que se podem ter ao mesmo tempo; a que escolheu antes de entrar voltou a ficar livre. Acabe uma reserva, ou largue uma mesa e escolha esta de novo.',
  },
  share: 'Compartilhar',
};
