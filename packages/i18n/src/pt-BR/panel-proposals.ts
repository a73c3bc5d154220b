import type { Overlay } from '../overlay.ts';
import type { proposals as pt } from '../pt/panel-proposals.ts';
import { pin, zip } from './place.ts';

export const proposals: Overlay<typeof pt> = {
  pin,
  zip,
  title: 'Nome e endereço',
  text: 'É assim que encontram seu restaurante. O que você propuser espera nossa aprovação; até lá, o site mostra o que está aqui.',
  propose: 'Propor outro nome ou endereço',
  rejected: (when: string) => `Não aprovamos a última proposta (${when})`,
  formTitle: 'Outro nome ou endereço',
  far: 'Em outro país ou com outra hora? As reservas feitas dependem disso.',
  waiting: 'Aguardando aprovação',
  states: { waiting: 'Aguardando' },
  before: 'Hoje',
  sent: 'Enviado. O que decidirmos aparece aqui e vai por e-mail.',
  help: 'Aprovar muda a página, a busca e os links; o endereço da página continua o mesmo.',
  write: 'Escreva para nós',
  nav: 'Nomes e endereços',
  adminText: 'Restaurantes que querem outro nome ou endereço. O que você aprovar aparece na hora para todos.',
  queue: (n: number): string =>
    n === 1 ? '1 proposta de nome ou endereço esperando' : `${n} propostas de nome ou endereço esperando`,
};
