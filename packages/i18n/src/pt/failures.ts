import type { FailureWords } from '../failures.ts';

export const failures: FailureWords = {
  payment: {
    card_declined: 'O banco recusou o pagamento. Nada foi cobrado e a mesa continua sua. Tente outro cartão ou repita.',
    card_not_credit: 'Este cartão não é de crédito. Só aceitamos cartões de crédito; nada foi cobrado.',
    card_expired: 'O cartão está fora de validade. Nada foi cobrado e a mesa continua sua. Tente outro cartão.',
    card_incorrect_cvc: 'O código de segurança está errado. Nada foi cobrado e a mesa continua sua. Confirme o código.',
    card_authentication_failed: 'O seu banco não confirmou a sua identidade. Nada foi cobrado e a mesa continua sua.',
    card_insufficient_funds:
      'O cartão não tem limite suficiente. Nada foi cobrado e a mesa continua sua. Tente outro cartão.',
    payment_too_late: 'O pagamento chegou depois do tempo e a mesa já não estava livre. Volta tudo ao seu cartão.',
    gateway_unreachable:
      'O serviço de pagamento não responde. Nada foi cobrado e a mesa continua sua. Tente outra vez.',
  },
  photo: {
    picture_kind: 'Escolha uma imagem JPEG, PNG, WebP ou AVIF.',
    picture_broken: 'Não se consegue ler esta imagem. Escolha outra.',
    picture_giant: 'Esta imagem tem pixels a mais. Reduza-a ou escolha outra.',
    picture_large: (p) => `Esta imagem tem mais de ${String(p.max ?? 10)} MB. Escolha uma mais pequena.`,
    photos_limit: (p) => `Já não cabe: ${String(p.max ?? 30)} fotografias no máximo.`,
  },
};
