import type { Overlay } from '../overlay.ts';
import type { failures as pt } from '../pt/failures.ts';

export const failures: Overlay<typeof pt> = {
  payment: {
    card_expired: 'O cartão está vencido. Nada foi cobrado e a mesa continua sua. Tente outro cartão.',
    card_incorrect_cvc: 'O código de segurança está errado. Nada foi cobrado e a mesa continua sua. Confira o código.',
    card_authentication_failed: 'Seu banco não confirmou sua identidade. Nada foi cobrado e a mesa continua sua.',
    payment_too_late:
      'O pagamento chegou depois do prazo e a mesa não estava mais livre. O valor volta inteiro para seu cartão.',
    gateway_unreachable: 'O serviço de pagamento não responde. Nada foi cobrado e a mesa continua sua. Tente de novo.',
  },
  photo: {
    picture_broken: 'Não foi possível ler esta imagem. Escolha outra.',
    picture_giant: 'Esta imagem tem pixels demais. Reduza ou escolha outra.',
    picture_large: (p) => `Esta imagem tem mais de ${String(p.max ?? 10)} MB. Escolha uma menor.`,
    photos_limit: (p) => `Não cabe mais: ${String(p.max ?? 30)} fotos no máximo.`,
  },
};
