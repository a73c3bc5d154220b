import { pin, zip } from './place.ts';

/** Words of another name or place of a restaurant: asked for by its team, decided by an admin. */
export const proposals = {
  pin,
  zip,
  title: 'Nome e morada',
  text: 'É assim que encontram o seu restaurante. O que propuser espera pela nossa aprovação; até lá, o site mostra o que está aqui.',
  propose: 'Propor outro nome ou morada',
  change: 'Mudar a proposta',
  takeBack: 'Retirar a proposta',
  takenBack: 'Proposta retirada. No site nada mudou.',
  waiting: 'À espera de aprovação',
  waitingText: (by: string, when: string) =>
    `Proposto por ${by}, ${when}. Até ser aprovado, o site mostra o que estava.`,
  rejected: (when: string) => `Não aprovámos a última proposta (${when})`,
  before: 'Está',
  after: 'Proposto',
  formTitle: 'Outro nome ou morada',
  far: 'Noutro país ou com outra hora? As reservas feitas dependem disso.',
  write: 'Escreva-nos',
  send: 'Pedir aprovação',
  replace: 'Substituir a proposta',
  sent: 'Enviado. O que decidirmos fica aqui, e vai por e-mail.',

  nav: 'Nomes e moradas',
  adminText: 'Restaurantes que querem outro nome ou morada. O que aprovar fica logo à vista de todos.',
  states: {
    waiting: 'À espera',
    approved: 'Aprovadas',
    rejected: 'Rejeitadas',
    taken_back: 'Retiradas',
    replaced: 'Substituídas',
  },
  by: 'Proposto por',
  made: 'Proposto em',
  standing: 'Reservas ativas',
  reason: 'Motivo',
  help: 'Aprovar muda a página, a pesquisa e os links; o endereço da página fica o mesmo.',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  reasonLabel: 'Motivo, se rejeitar',
  reasonHint: 'Quem propôs lê este texto.',
  decided: (name: string, state: string) => `${name}: ${state}. Quem propôs foi avisado.`,
  page: 'Ver a página',
  queue: (n: number): string =>
    n === 1 ? '1 proposta de nome ou morada à espera' : `${n} propostas de nome ou morada à espera`,
};
