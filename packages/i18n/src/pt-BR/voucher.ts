import type { Overlay } from '../overlay.ts';
import type { voucher as pt } from '../pt/voucher.ts';
import { used } from './used.ts';

export const voucher: Overlay<typeof pt> = {
  offline: 'Funciona sem internet',
  open: 'Aberto: mostre ao sentar',
  late: (time: string) => `A tolerância passou; o restaurante pode receber você até as ${time}`,
  over: 'Este voucher não é mais válido',
  ...used,
  pin: {
    title: 'O garçom digita o PIN',
    text: 'Sem leitor à mão, o garçom digita aqui o PIN do restaurante e a chegada fica registrada.',
    label: 'PIN do garçom',
    hint: 'Quatro dígitos',
    lockedText:
      'PIN errado vezes demais. O restaurante pode ler o QR, digitar o código ou desbloquear o voucher na lista dele.',
  },
  noShow: 'Não comparecimento',
  enjoy: 'Bom apetite',
  opensAt: (time: string) => `Confirmada, abre às ${time}`,
  inNameOf: (name: string, until: string) => `Em nome de ${name} · tolerância até as ${until}`,
  forTheWaiter: 'Para o garçom',
  addToWallet: { google: 'Adicionar à Carteira do Google' },
  waiterNote: (food: string, off: string) =>
    `Voucher Metade: desconto de ${off} sobre ${food} para toda a mesa. O resto pelo preço do cardápio.`,
};
