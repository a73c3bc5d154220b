import type { Overlay } from '../overlay.ts';
import type { coupons as pt } from '../pt/panel-coupons.ts';

export const coupons: Overlay<typeof pt> = {
  title: 'Cupons e campanhas',
  text: 'Só descontam da taxa de reserva, um por reserva. O restaurante nunca paga.',
  create: 'Novo cupom',
  uses: 'Usos, cupons em andamento',
  byCoupons: 'com um cupom, por semana',
  filters: { running: 'Em andamento', scheduled: 'Agendados' },
  begins: (date: string) => `Começa em ${date}`,
  everywhere: 'Em todos os lugares',
  offFee: (words: string) => `${words} da taxa`,
  inAll: (uses: number, cost: string) => `${uses} no total, ${cost}`,
  facts: { inAll: 'No total' },
  pauseThese: (n: number) => (n === 1 ? 'Pausar este cupom' : `Pausar estes ${n} cupons`),
  arePaused: (n: number, rest: number): string =>
    `${n === 1 ? '1 cupom em pausa' : `${n} cupons em pausa`}${rest > 0 ? `; ${rest} já ${rest === 1 ? 'estava' : 'estavam'}` : ''}.`,
  undone: 'Desfeito.',
  campaignOf: (coupons: number, uses: number) =>
    `${coupons === 1 ? '1 cupom' : `${coupons} cupons`}, ${uses === 1 ? '1 uso' : `${uses} usos`}`,
  none: 'Nenhum cupom aqui.',
  noneText: 'Mude a busca ou crie um cupom.',
  newTitle: 'Novo cupom',
  kinds: { percent: 'Porcentagem' },
  percentLabel: 'Porcentagem',
  amountWrong: 'Digite um valor, por exemplo 2,00.',
  dayHint: 'No horário local. Vazio: sem data.',
  totalLimit: 'Usos no total',
  campaignHint: 'Agrupa cupons com o mesmo nome.',
  note: 'Nota para a equipe',
  remove: (name: string) => `Remover ${name}`,
  save: 'Salvar',
  createDo: 'Criar cupom',
  saved: (code: string) => `${code} foi salvo.`,
  theirs: 'Outra pessoa salvou enquanto isso',
  theirsText: 'O que você digitou continua aqui. Salve para ficar com a sua versão.',
};
