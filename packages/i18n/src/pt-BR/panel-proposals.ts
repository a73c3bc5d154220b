import type { Overlay } from '../overlay.ts';
import type { proposals as pt } from '../pt/panel-proposals.ts';

export const proposals: Overlay<typeof pt> = {
  title: 'Nome e endereço',
  propose: 'Propor outro nome ou endereço',
  formTitle: 'Outro nome ou endereço',
  far: 'Em outro país ou com outra hora? As reservas feitas dependem disso.',
  nav: 'Nomes e endereços',
  adminText: 'Restaurantes que querem outro nome ou endereço. O que aprovar fica logo à vista de todos.',
  help: 'Aprovar muda a página, a pesquisa e as conexões; o endereço da página fica o mesmo.',
  queue: (n: number): string =>
    n === 1 ? '1 proposta de nome ou endereço à espera' : `${n} propostas de nome ou endereço à espera`,
};
