import type { Overlay } from '../overlay.ts';
import type { reviews as pt } from '../pt/reviews.ts';

export const reviews: Overlay<typeof pt> = {
  title: 'Suas avaliações',
  noneWritten: 'Você ainda não escreveu nenhuma avaliação.',
  toRate: 'Refeições para avaliar',
  noneToRate: 'Não há refeições para avaliar. Elas aparecem aqui depois que você usa um voucher.',
  written: 'O que você escreveu',
  discountTitle: (off: string) => `O desconto de ${off} foi bem aplicado?`,
  isPrivate: 'Só o restaurante e a Metade veem.',
  waits: 'Alguém da Metade vai ler antes de publicar.',
  until: (date: string) => `Você pode avaliar até ${date}`,
  see: 'Ver sua avaliação',
  ownTitle: (name: string) => `Sua avaliação: ${name}`,
  comment: 'Sua avaliação',
  save: 'Salvar as alterações',
  publicNote: 'Aparece com seu primeiro nome e a inicial do sobrenome.',
  saved: 'Sua avaliação está salva.',
  editUntil: (date: string) => `Você pode alterar até ${date}.`,
  photos: 'Fotos',
  photosHint: (max: number, megabytes: number) =>
    `Até ${max} fotos da comida ou do lugar: JPEG, PNG, WebP ou AVIF, com até ${megabytes} MB cada uma`,
  photosTitle: 'Suas fotos',
  addPhotos: 'Adicionar fotos',
  removePhoto: (n: number) => `Remover a foto ${n}`,
  seePhoto: (n: number, of: number, title: string) => `Ver a foto ${n} de ${of}: ${title}`,
  photosLeftOut: 'Sua avaliação está salva, mas algumas fotos não foram adicionadas:',
  tooEarly: 'Você pode avaliar a refeição depois de usar o voucher.',
};
