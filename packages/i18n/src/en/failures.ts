import type { FailureWords } from '../failures.ts';

export const failures: FailureWords = {
  payment: {
    card_declined:
      'The bank declined the payment. Nothing was charged and the table is still yours. Try again or use another card.',
    card_not_credit: 'This is not a credit card. We only accept credit cards; nothing was charged.',
    card_expired: 'The card has expired. Nothing was charged and the table is still yours. Try another card.',
    card_incorrect_cvc: 'The security code is wrong. Nothing was charged and the table is still yours. Check the code.',
    card_authentication_failed:
      'Your bank did not confirm that it is you. Nothing was charged and the table is still yours.',
    card_insufficient_funds:
      'Insufficient credit limit. Nothing was charged and the table is still yours. Try another card.',
    payment_too_late:
      'The payment came after the time had run out and the table was gone. You get a full refund to your card.',
    gateway_unreachable:
      'The payment service is not responding. Nothing was charged and the table is still yours. Try again.',
  },
  photo: {
    picture_kind: 'Choose a JPEG, PNG, WebP or AVIF picture.',
    picture_broken: 'This picture cannot be read. Choose another one.',
    picture_giant: 'This picture has too many pixels. Make it smaller, or choose another one.',
    picture_large: (p) => `This picture is larger than ${String(p.max ?? 10)} MB. Choose a smaller one.`,
    photos_limit: (p) => `There is no more room: ${String(p.max ?? 30)} photos at most.`,
  },
};
