import { used } from './used.ts';

/** Words of the voucher page. */
export const voucher = {
  title: (restaurant: string) => `Voucher ${restaurant}`,
  offline: 'Funciona sem ligação',
  opensAt: (time: string) => `Confirmada, abre às ${time}`,
  open: 'Aberto: mostre ao sentar-se',
  late: (time: string) => `Passou a tolerância; o restaurante pode recebê-lo até às ${time}`,
  over: 'Este voucher já não é válido',
  ...used,
  pin: {
    title: 'O empregado introduz o PIN',
    text: 'Sem leitor à mão: o empregado introduz aqui o PIN do restaurante e a chegada fica registada.',
    label: 'PIN do empregado',
    hint: 'Quatro algarismos',
    submit: 'Usar o voucher',
    locked: 'Bloqueado para o PIN',
    lockedText:
      'Demasiados PIN errados. O restaurante pode ler o QR, introduzir o código ou desbloqueá-lo na sua lista.',
  },
  enjoy: 'Bom apetite',
  enjoyText: 'A comida vem com o desconto na conta.',
  cancelled: 'Reserva cancelada',
  noShow: 'Não comparência',
  tableFor: (places: number) => `Mesa para ${places}`,
  inNameOf: (name: string, until: string) => `Em nome de ${name} · tolerância até às ${until}`,
  qrLabel: (code: string) => `Código QR do voucher ${code}`,
  codeLabel: 'Código',
  forTheWaiter: 'Para quem serve à mesa',
  waiterNote: (food: string, off: string) =>
    `Voucher Metade: desconto de ${off} sobre ${food} para toda a mesa. O resto ao preço da carta.`,
  waiterFood: (desserts: boolean): string =>
    desserts ? 'toda a comida, com sobremesas,' : 'a comida, sem sobremesas,',
  print: 'Imprimir',
  /** In the makers' own words. */
  addToWallet: { apple: 'Adicionar à Carteira da Apple', google: 'Adicionar à Carteira da Google' },
  directions: 'Como chegar',
  call: 'Ligar',
  seeOrder: (number: string) => `Ver a reserva ${number}`,
};
