import type { Overlay } from '../overlay.ts';
import type { rewards as pt } from '../pt/rewards.ts';

export const rewards: Overlay<typeof pt> = {
  noneOf: {
    ready: 'Você não tem vouchers prontos. Cada reserva confirmada traz um.',
    used: 'Você ainda não usou nenhum voucher.',
  },
  earn: (arrived: number, first: number, review: number, months: number) =>
    `${arrived} por refeição, mais ${first} na primeira vez em um restaurante e ${review} por avaliação. Valem ${months} meses.`,
  noFree: 'Você não tem vouchers grátis.',
  noCredit: 'Você não tem crédito. Recebe-o quando uma reserva cancelada o devolve.',
  coupons: 'Cupons usados',
  noCoupons: 'Você ainda não usou nenhum cupom. Introduz-se ao pagar.',
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
      admin: 'Presente da Metade',
    },
    credit: {
      spent: 'Usado em uma reserva',
      admin: 'Presente da Metade',
    },
    free_voucher: {
      admin: 'Presente da Metade',
    },
    coupon: {
      used: 'Cupom usado',
      released: 'Cupom devolvido',
    },
  },
};
