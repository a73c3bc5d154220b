import type { OrderMailWords } from './order-mail.ts';

export const words: OrderMailWords = {
  greeting: (name) => `Hola, ${name}:`,
  labels: {
    restaurant: 'Restaurante',
    when: 'Cuándo',
    table: 'Mesa',
    address: 'Dirección',
    phone: 'Teléfono',
    number: 'Reserva',
    tolerance: 'La mesa espera',
    paid: 'Pagado',
    toCard: 'Vuelve a su tarjeta',
    asCredit: 'Se suma a su saldo',
    code: 'Código del vale',
    reason: 'El restaurante dice',
  },
  tableFor: (people, places) =>
    `Para ${people === 1 ? '1 persona' : `${people} personas`}${people === places ? '' : ` (mesa de ${places})`}`,
  minutes: (minutes) => `${minutes} minutos`,
  openOrder: 'Abrir la reserva',
  kinds: {
    waiting: (f) => ({
      subject: `A la espera de que ${f.restaurant} confirme`,
      preview: `Guardamos su mesa del ${f.date}, ${f.time}, mientras el restaurante responde.`,
      state: { tone: 'wait', word: 'A la espera del restaurante' },
      title: 'Su mesa está guardada',
      paragraphs: [
        `${f.restaurant} responde ${f.answerBy ? `hasta el ${f.answerBy}` : 'pronto'}. Solo se cobra si dice que sí; si no responde, no se cobra nada.`,
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Su mesa es segura y su vale está listo.',
      state: { tone: 'ok', word: 'Confirmada' },
      title: 'Su mesa está confirmada',
      paragraphs: ['Enseñe el vale al sentarse. El descuento se aplica a la comida de toda la mesa.'],
      action: f.voucherLink ? { label: 'Abrir el vale', href: f.voucherLink } : null,
    }),
    declined: (f) => ({
      subject: `${f.restaurant} no ha podido aceptar su reserva`,
      preview: 'No se le ha cobrado nada.',
      state: { tone: 'bad', word: 'Rechazada' },
      title: 'Esta vez el restaurante ha dicho que no',
      paragraphs: [
        `${f.restaurant} no ha podido aceptar su reserva. No se le ha cobrado nada: la retención de su tarjeta queda liberada.`,
      ],
      action: { label: 'Ver otras mesas', href: f.searchLink },
    }),
    unanswered: (f) => ({
      subject: `${f.restaurant} no respondió a tiempo`,
      preview: 'No se le ha cobrado nada.',
      state: { tone: 'bad', word: 'Sin respuesta' },
      title: 'El restaurante no respondió a tiempo',
      paragraphs: ['No se le ha cobrado nada: la retención de su tarjeta queda liberada.'],
      action: { label: 'Ver otras mesas', href: f.searchLink },
    }),
    cancelled: (f) => ({
      subject: `Cancelada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: f.refunded
        ? `Vuelve a su tarjeta: ${f.refunded}.`
        : f.credited
          ? `Se suma a su saldo: ${f.credited}.`
          : f.uncharged
            ? 'No se cobró nada.'
            : 'No se devuelve nada, como se mostró antes de cancelar.',
      state: { tone: 'bad', word: 'Cancelada' },
      title: 'Su reserva está cancelada',
      paragraphs: [
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} ha tenido que cancelar. Lo sentimos.`] : []),
        f.refunded
          ? `${f.refunded} vuelven a su tarjeta; su banco lo mostrará en unos días.`
          : f.credited
            ? `${f.credited} se han sumado a su saldo y cuentan en su próxima reserva.`
            : f.uncharged
              ? 'No se cobró nada.'
              : 'Por esta reserva no se devuelve nada, como se mostró antes de cancelar.',
      ],
      action: { label: 'Ver otras mesas', href: f.searchLink },
    }),
    refunded: (f) => ({
      subject: `Su dinero está de vuelta: ${f.restaurant}`,
      preview: 'El pago llegó cuando la mesa ya no estaba libre. Vuelve entero a su tarjeta.',
      state: { tone: 'bad', word: 'Mesa ocupada, dinero devuelto' },
      title: 'Su dinero está de vuelta',
      paragraphs: [
        'Su pago llegó cuando la mesa ya no estaba libre. Vuelve entero a su tarjeta; su banco lo mostrará en unos días.',
      ],
      action: { label: 'Ver otras mesas', href: f.searchLink },
    }),
    reminder_day: (f) => ({
      subject: `Recordatorio: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.date}, ${f.time}, ${f.address}`,
      state: { tone: 'info', word: 'Recordatorio' },
      title: `Le esperan en ${f.restaurant}`,
      paragraphs: [
        `Su mesa le espera el ${f.date} a las ${f.time}. Si no puede ir, abra la reserva: dice qué se le devuelve antes de cancelar.`,
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    reminder_soon: (f) => ({
      subject: `Dentro de poco, a las ${f.time}: ${f.restaurant}`,
      preview: `La mesa espera ${f.toleranceMinutes} minutos. ${f.address}`,
      state: { tone: 'info', word: 'Recordatorio' },
      title: `Dentro de poco, a las ${f.time}`,
      paragraphs: [
        `La mesa se guarda ${f.toleranceMinutes} minutos después de la hora. Tenga el vale a mano al sentarse: una vez abierto, funciona también sin red.`,
      ],
      action: f.voucherLink ? { label: 'Abrir el vale', href: f.voucherLink } : null,
    }),
    rate: (f) => ({
      subject: `¿Qué tal en ${f.restaurant}?`,
      preview: 'Dos minutos que ayudan a la próxima mesa.',
      state: null,
      title: `¿Qué tal en ${f.restaurant}?`,
      paragraphs: [
        'Cuente a otros cómo fueron la comida, el servicio y el lugar, y díganos si el descuento se aplicó bien. Solo puede hacerlo quien estuvo.',
      ],
      action: { label: 'Valorar la comida', href: f.rateLink },
    }),
  },
};
