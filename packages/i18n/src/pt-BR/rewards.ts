import type { Overlay } from '../overlay.ts';
import type { rewards as pt } from '../pt/rewards.ts';

export const rewards: Overlay<typeof pt> = {
  noneOf: {
    ready: 'Você não tem vouchers prontos. Cada reserva confirmada traz um.',
    used: 'Você ainda não usou nenhum voucher.',
  },
  earn: (arrived: number, first: number, review: number, months: number) =>
    `${arrived} por refeição, mais ${first} na primeira vez em um restaurante e ${review} por avaliação. Valem ${months} meses.`,
  missing: (n: string) => `Faltam ${n} pontos para um voucher grátis.`,
  redeemed: (date: string) =>
    `Pronto: você tem mais um voucher grátis, válido até ${date}. Use ao pagar a próxima reserva.`,
  freeText: 'Pagam a taxa de reserva de uma mesa. Escolha na hora de pagar.',
  noFree: 'Você não tem vouchers grátis.',
  noCredit: 'Você não tem crédito. Ele aparece aqui quando uma reserva cancelada é devolvida em crédito.',
  coupons: 'Cupons usados',
  noCoupons: 'Você ainda não usou nenhum cupom. O código é digitado na hora de pagar.',
  inviteText: (n: number) => `${n} pontos para você e ${n} para o amigo, depois da primeira refeição dele.`,
  inviteLink: 'Seu link',
  friends: (n: number) => (n === 1 ? '1 amigo aceitou seu convite.' : `${n} amigos aceitaram seu convite.`),
  wasInvited: (n: number) => `Você tem um convite: ${n} pontos depois da sua primeira refeição.`,
  inviteGone: 'Este convite não é mais válido. Você pode criar a conta sem ele.',
  accepted: 'Convite aceito. Os pontos chegam depois da sua primeira refeição.',
  kinds: {
    coupon: 'Cupons',
  },
  reasons: {
    points: {
      invited: 'Um amigo convidado já comeu',
      admin: 'Cortesia da Metade',
    },
    credit: {
      gift: 'Vale-presente usado',
      resold: 'A mesa cancelada foi vendida de novo',
      spent: 'Usado em uma reserva',
      admin: 'Cortesia da Metade',
    },
    free_voucher: {
      admin: 'Cortesia da Metade',
    },
    coupon: {
      used: 'Cupom usado',
      released: 'Cupom devolvido',
    },
  },
};
