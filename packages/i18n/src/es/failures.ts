import type { FailureWords } from '../failures.ts';

export const failures: FailureWords = {
  payment: {
    card_declined:
      'El banco rechazó el pago. No se ha cobrado nada y la mesa sigue siendo suya. Pruebe otra tarjeta o repita.',
    card_not_credit: 'Esta tarjeta no es de crédito. Solo aceptamos tarjetas de crédito; no se ha cobrado nada.',
    card_expired: 'La tarjeta ha caducado. No se ha cobrado nada y la mesa sigue siendo suya. Pruebe otra tarjeta.',
    card_incorrect_cvc:
      'El código de seguridad no es correcto. No se ha cobrado nada y la mesa sigue siendo suya. Compruebe el código.',
    card_authentication_failed: 'Su banco no confirmó que es usted. No se ha cobrado nada y la mesa sigue siendo suya.',
    card_insufficient_funds:
      'La tarjeta no tiene límite suficiente. No se ha cobrado nada y la mesa sigue siendo suya. Pruebe otra tarjeta.',
    payment_too_late: 'El pago llegó cuando el tiempo había acabado y la mesa ya no estaba. Todo vuelve a su tarjeta.',
    gateway_unreachable:
      'El servicio de pago no responde. No se ha cobrado nada y la mesa sigue siendo suya. Pruebe otra vez.',
  },
  photo: {
    picture_kind: 'Elija una imagen JPEG, PNG, WebP o AVIF.',
    picture_broken: 'No se puede leer esta imagen. Elija otra.',
    picture_giant: 'Esta imagen tiene demasiados píxeles. Redúzcala o elija otra.',
    picture_large: (p) => `Esta imagen pesa más de ${String(p.max ?? 10)} MB. Elija una más pequeña.`,
    photos_limit: (p) => `No cabe más: ${String(p.max ?? 30)} fotos como máximo.`,
  },
};
