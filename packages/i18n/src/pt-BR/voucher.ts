import type { Overlay } from '../overlay.ts';
import type { voucher as pt } from '../pt/voucher.ts';

export const voucher: Overlay<typeof pt> = {
  offline: 'Funciona sem internet',
  open: 'Aberto: mostre ao se sentar',
  late: (time: string) => `Passou a tolerância; o restaurante pode receber você até as ${time}`,
  over: 'Este voucher não é mais válido',
  usedByPin: (time: string): string => `Usado às ${time} com o PIN do garçom`,
  pin: {
    title: 'O garçom introduz o PIN',
    text: 'Sem leitor à mão: o garçom introduz aqui o PIN do restaurante e a chegada fica registrada.',
    label: 'PIN do garçom',
    hint: 'Quatro dígitos',
  },
  noShow: 'Não comparecimento',
  inNameOf: (name: string, until: string) => `Em nome de ${name} · tolerância até as ${until}`,
  billHint: 'Digite quanto somam os preços do cardápio e veja o que tem a pagar.',
  forTheWaiter: 'Para quem serve na mesa',
  waiterNote: (food: string, off: string) =>
    `Voucher Metade: desconto de ${off} sobre ${food} para toda a mesa. O resto ao preço do cardápio.`,
};
