import type { Overlay } from '../overlay.ts';
import type { restaurant as pt } from '../pt/restaurant.ts';

export const restaurant: Overlay<typeof pt> = {
  gallery: 'Fotos',
  photo: (n: number, of: number) => `Foto ${n} de ${of}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
  fullPrice: 'Preço do cardápio',
  menuTitle: 'Cardápio',
  menuNote: 'À esquerda, o preço do cardápio; à direita, o que você paga.',
  seeMenu: 'Ver cardápio completo',
  priceWas: 'Preço do cardápio',
  priceNow: 'Você paga',
  noReviews: 'Ainda não há avaliações. Só avalia quem comeu aqui com um voucher.',
  saves: (price: string) => `Você economiza cerca de ${price}*`,
  savesFor: (price: string, people: number) => `Você economiza cerca de ${price} para ${people}`,
  hour: 'Horário',
  chooseHour: 'Escolher horário',
  pickFirst: 'Escolha um horário para continuar.',
  scores: {
    value: 'Custo-benefício',
  },
  holdNote: (minutes: number) => `Guardamos a mesa por ${minutes} minutos enquanto você paga.`,
  confirmNote: (hours: number) =>
    `O restaurante responde em até ${hours} horas, ou antes, se faltar pouco; se não confirmar, você não paga nada.`,
  heldUntil: (time: string, until: string) =>
    `A mesa das ${time} está ocupada no momento, até as ${until}. Se ficar livre, aparece aqui de novo.`,
  feeNote: 'Taxa de reserva. A comida você paga lá, com o desconto.',
  freed: {
    time: 'O tempo acabou antes de você entrar na conta e a mesa ficou livre de novo. Nada foi cobrado: escolha o horário outra vez.',
    meal: 'Sua conta já tinha uma mesa guardada para esta refeição; a que você escolheu antes de entrar ficou livre de novo. Conclua essa reserva ou libere a mesa e escolha outra.',
    limit:
      'Sua conta já tinha o máximo de mesas guardadas ao mesmo tempo; a que você escolheu antes de entrar ficou livre de novo. Conclua uma reserva ou libere uma mesa e escolha esta outra vez.',
  },
  share: 'Compartilhar',
  otherHour: 'Outro horário',
};
