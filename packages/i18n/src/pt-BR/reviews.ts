import type { Overlay } from '../overlay.ts';
import type { reviews as pt } from '../pt/reviews.ts';

export const reviews: Overlay<typeof pt> = {
  title: 'Suas avaliações',
  noneWritten: 'Você ainda não escreveu nenhuma avaliação.',
  until: (date: string) => `Você pode avaliar até ${date}`,
  see: 'Ver sua avaliação',
  ownTitle: (name: string) => `Sua avaliação: ${name}`,
  comment: 'Sua avaliação',
  save: 'Salvar as alterações',
  publicNote: 'Aparece com seu primeiro nome e a inicial do último.',
  saved: 'Sua avaliação está salva.',
  editUntil: (date: string) => `Você pode alterá-la até ${date}.`,
  tooEarly: 'Você pode avaliar a refeição depois de usar o voucher.',
};
