import type { Overlay } from '../overlay.ts';
import type { evening as pt } from '../pt/panel-evening.ts';

export const evening: Overlay<typeof pt> = {
  moved: 'A lista mudou de lugar. Toque de novo.',
  requests: {
    confirming: 'Confirmando',
    confirmingOf: (name: string) => `${name}: confirmando`,
    none: 'Nada para responder',
    toAnswer: (n: number): string => `${n} para responder`,
    title: 'Pedidos para responder',
  },
  pending: { until: 'Ainda dá para desfazer.' },
  claims: {
    badge: (n: number): string => (n === 1 ? '1 reclamação espera sua versão' : `${n} reclamações esperam sua versão`),
    nav: 'Reclamações',
    title: 'Reclamações sobre o desconto',
    text: 'Clientes que dizem que o desconto não foi aplicado. Dê sua versão antes de decidirmos.',
    none: 'Nenhuma reclamação',
    word: 'Sua versão',
    wordHint: 'Quem decide lê este texto ao lado da conta.',
    tooShort: (min: number) => `Digite pelo menos ${min} caracteres.`,
    send: 'Enviar minha versão',
    sent: (number: string) => `${number}: sua versão foi enviada.`,
  },
  hours: {
    sum: (here: number, booked: number, free: number): string =>
      `${here} de ${booked} pessoas aqui · ${free === 1 ? '1 mesa livre' : `${free} mesas livres`}`,
    here: 'Aqui',
    expected: 'A chegar',
  },
  search: { label: 'Buscar neste dia' },
  party: {
    add: 'Adicionar',
    title: 'Adicionar um grupo',
    seat: 'Acomodar',
  },
  guest: {
    first: 'Primeira vez aqui',
    noShows: (n: number): string => (n === 1 ? '1 não comparecimento' : `${n} não comparecimentos`),
    unreachable: 'Sem internet: as visitas e as notas voltam com a conexão.',
    table: 'Mesa nº',
    noteHint: 'Só a equipe deste restaurante lê.',
    save: 'Salvar',
    saved: 'Salvo.',
  },
  correct: {
    missed: 'Corrigir: não comparecimento',
    missedDone: (name: string) => `${name}: corrigida para não comparecimento`,
    text: 'Fica no histórico de alterações com o motivo. É possível até o relatório do trimestre ficar pronto.',
  },
};
