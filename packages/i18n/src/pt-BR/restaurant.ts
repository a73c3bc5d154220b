import type { Overlay } from '../overlay.ts';
import type { restaurant as pt } from '../pt/restaurant.ts';

export const restaurant: Overlay<typeof pt> = {
  gallery: 'Fotos',
  photo: (n: number, of: number) => `Foto ${n} de ${of}`,
  fullPrice: 'Preço do cardápio',
  menuTitle: 'Cardápio',
  menuNote: 'À esquerda, o preço do cardápio; à direita, o que paga.',
  seeMenu: 'Ver cardápio completo',
  priceWas: 'Preço do cardápio',
  scores: {
    value: 'Custo-benefício',
  },
  holdNote: (minutes: number) => `Guardamos a mesa ${minutes} minutos enquanto você paga.`,
  confirmNote: (hours: number) =>
    `O restaurante responde em ${hours} horas, ou antes, se faltar pouco; se não confirmar, você não paga nada.`,
  heldUntil: (time: string, until: string) =>
    `A mesa das ${time} está ocupada por agora, até as ${until}. Se ficar livre, volta a aparecer aqui.`,
  feeNote: 'Taxa de reserva. A comida se paga lá, com o desconto.',
  freed: {
    meal: 'Sua conta já tinha uma mesa guardada para esta refeição; a que escolheu antes de entrar voltou a ficar livre. Conclua essa reserva, ou libere a mesa e escolha outra.',
    limit:
      'Sua conta já tinha guardadas todas as mesas que se podem ter ao mesmo tempo; a que escolheu antes de entrar voltou a ficar livre. Conclua uma reserva, ou libere uma mesa e escolha esta de novo.',
  },
  share: 'Compartilhar',
};
