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
    byUs: 'Invita Metade',
    byCoupon: 'Cupón',
    byFreeVoucher: 'Vale gratis',
    byCredit: 'Crédito',
    byCard: 'Tarjeta',
    toCard: 'Vuelve a su tarjeta',
    asCredit: 'Se suma a su crédito',
    code: 'Código del vale',
    reason: 'El restaurante dice',
    decision: 'Nuestra respuesta',
    before: 'Antes',
    paidMore: 'Pagado además',
  },
  untilThen: ({ date, time }) => `Hasta que acepte, su reserva del ${date}, ${time}, sigue como está.`,
  stands: ({ date, time }) => `Su reserva del ${date}, ${time}, sigue como estaba.`,
  tableFor: (people, places) =>
    `Para ${people === 1 ? '1 persona' : `${people} personas`}${people === places ? '' : ` (mesa de ${places})`}`,
  minutes: (minutes) => `${minutes} minutos`,
  openOrder: 'Abrir la reserva',
  alsoCredit: (sum) => `${sum} se han sumado a su crédito.`,
  partsReleased: 'El cupón, el vale gratis o el crédito que usó vuelve a ser suyo.',
  freeVoucherBack: 'Su vale gratis vuelve a ser suyo.',
  freeVoucherGiven: 'Por las molestias tiene un vale gratis: cubre todos los gastos de su próxima reserva.',
  kinds: {
    waiting: (f) => ({
      subject: `A la espera de que ${f.restaurant} confirme`,
      preview: `Guardamos su mesa del ${f.date}, ${f.time}, mientras el restaurante responde.`,
      state: { tone: 'wait', word: 'A la espera del restaurante' },
      title: 'Su mesa está guardada',
      paragraphs: [
        `${f.restaurant} responderá ${f.answerBy ? `antes del ${f.answerBy}` : 'pronto'}. Solo se le cobrará si acepta; si no responde, no se cobra nada.`,
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Su mesa está confirmada y su vale está listo.',
      state: { tone: 'ok', word: 'Confirmada' },
      title: 'Su mesa está confirmada',
      paragraphs: ['Enseñe el vale al sentarse. El descuento se aplica a la comida de toda la mesa.'],
      action: f.voucherLink ? { label: 'Abrir el vale', href: f.voucherLink } : null,
    }),
    changed: (f) => ({
      subject: `Cambiada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Su reserva ha cambiado. Este es su nuevo vale.',
      state: { tone: 'ok', word: 'Cambiada' },
      title: 'Su reserva ha cambiado',
      paragraphs: [
        ...(f.before?.refunded ? [`${f.before.refunded} vuelven a su tarjeta; su banco lo muestra en unos días.`] : []),
        ...(f.before?.credited
          ? [`${f.before.credited} se han sumado a su crédito y cuentan en la próxima reserva.`]
          : []),
        'Muestre este nuevo vale al sentarse: el anterior ya no es válido.',
      ],
      action: f.voucherLink ? { label: 'Abrir el vale', href: f.voucherLink } : null,
    }),
    moved: (f) => ({
      subject: `Nuevo nombre o dirección: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.restaurant}, ${f.address}`,
      state: { tone: 'info', word: 'Ha cambiado' },
      title: 'Su restaurante tiene otro nombre u otra dirección',
      paragraphs: [
        'Ha cambiado después de su reserva. La mesa, la hora y el vale siguen igual: solo necesita saber adónde ir ahora.',
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    declined: (f) => ({
      subject: `${f.restaurant} no ha podido aceptar su reserva`,
      preview: 'No se le ha cobrado nada.',
      state: { tone: 'bad', word: 'Rechazada' },
      title: 'El restaurante no ha podido aceptar su reserva',
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
          ? `Se suma a su crédito: ${f.credited}.`
          : f.uncharged
            ? 'No se cobró nada.'
            : 'No se devuelve nada, como se mostró antes de cancelar.',
      state: { tone: 'bad', word: 'Cancelada' },
      title: 'Su reserva está cancelada',
      paragraphs: [
        ...(f.bankRefused ? ['Su banco no pagó lo que había reservado, así que no se pudo guardar la mesa.'] : []),
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} ha tenido que cancelar. Lo sentimos.`] : []),
        f.refunded
          ? `${f.refunded} vuelven a su tarjeta; su banco lo mostrará en unos días.`
          : f.credited
            ? `${f.credited} se han sumado a su crédito y cuentan en su próxima reserva.`
            : f.uncharged
              ? 'No se cobró nada.'
              : 'Por esta reserva no se devuelve nada, como se mostró antes de cancelar.',
      ],
      action: { label: 'Ver otras mesas', href: f.searchLink },
    }),
    refunded: (f) => ({
      subject: `Su dinero va de camino: ${f.restaurant}`,
      preview: 'El pago llegó cuando la mesa ya no estaba libre. Vuelve entero a su tarjeta.',
      state: { tone: 'bad', word: 'Mesa ocupada, dinero devuelto' },
      title: 'Su dinero va de camino',
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
        `Su mesa le espera el ${f.date} a las ${f.time}. Si no puede ir, abra la reserva: le muestra cuánto se le devuelve antes de cancelar.`,
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    reminder_soon: (f) => ({
      subject: `Dentro de poco, a las ${f.time}: ${f.restaurant}`,
      preview: `La mesa espera ${f.toleranceMinutes} minutos. ${f.address}`,
      state: { tone: 'info', word: 'Recordatorio' },
      title: `Dentro de poco, a las ${f.time}`,
      paragraphs: [
        `La mesa se guarda ${f.toleranceMinutes} minutos después de la hora. Tenga el vale a mano al sentarse: una vez abierto, funciona también sin conexión.`,
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
    no_show: (f) => ({
      subject: `No presentado: ${f.restaurant}, ${f.date}`,
      preview: `¿Estuvo allí? Díganoslo${f.disputeUntil ? ` hasta el ${f.disputeUntil}` : ''}.`,
      state: { tone: 'bad', word: 'No presentado' },
      title: 'El restaurante anotó que no acudió',
      paragraphs: [
        `${f.restaurant} anotó que nadie vino a su mesa del ${f.date} a las ${f.time}.`,
        `¿Estuvo allí, o hay algo que contar? Abra la reserva y díganoslo${f.disputeUntil ? ` hasta el ${f.disputeUntil}` : ''}. Mientras no decidamos, no cuenta en su contra.`,
      ],
      action: { label: 'Contar qué pasó', href: f.orderLink },
    }),
    dispute_upheld: (f) => ({
      subject: `Tenía razón: ${f.restaurant}, ${f.date}`,
      preview: 'Ya no consta como no presentado. La reserva cuenta como usada.',
      state: { tone: 'ok', word: 'Usada' },
      title: 'Ya no consta como no presentado',
      paragraphs: ['Hemos revisado lo que nos contó. La reserva cuenta ahora como usada y nada queda en su contra.'],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    dispute_rejected: (f) => ({
      subject: `Sigue constando como no presentado: ${f.restaurant}, ${f.date}`,
      preview: 'Hemos revisado lo que nos contó.',
      state: { tone: 'bad', word: 'No presentado' },
      title: 'Sigue constando como no presentado',
      paragraphs: [
        'Hemos revisado lo que nos contó y preguntado al restaurante. La reserva queda marcada como no presentado.',
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    claim_received: (f) => ({
      subject: `Hemos recibido su reclamación: ${f.restaurant}, ${f.date}`,
      preview: 'Revisaremos la cuenta y le escribiremos.',
      state: { tone: 'wait', word: 'En revisión' },
      title: 'Hemos recibido su reclamación',
      paragraphs: [
        `Nos dijo que no se aplicó el ${f.discount} de descuento. Revisaremos la foto de la cuenta, preguntaremos al restaurante y le escribiremos. Si tiene razón, los gastos de reserva vuelven al medio con el que los pagó, y el descuento que no le hicieron se suma a su crédito.`,
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    claim_accepted: (f) => ({
      subject: `Tenía razón con la cuenta: ${f.restaurant}`,
      preview: f.guarantee
        ? `Por el descuento que no le hicieron, hemos sumado ${f.guarantee} a su crédito.`
        : 'Le hemos devuelto lo que usó para pagar.',
      state: { tone: 'ok', word: 'Reclamación aceptada' },
      title: 'Tenía razón con la cuenta',
      paragraphs: [
        'El descuento no se aplicó como debía. Lo sentimos.',
        ...(f.claimCard
          ? [`Los gastos de reserva vuelven a su tarjeta: ${f.claimCard}. Su banco los mostrará en unos días.`]
          : []),
        ...(f.claimCredit
          ? [`De los gastos de reserva, ${f.claimCredit} se han sumado a su crédito, que vale en la próxima reserva.`]
          : []),
        ...(f.guarantee ? [`Por el descuento que no le hicieron, hemos sumado ${f.guarantee} a su crédito.`] : []),
        ...(f.claimCard || f.claimCredit ? [] : ['Le hemos devuelto lo que usó para pagar.']),
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
    claim_rejected: (f) => ({
      subject: `Su reclamación: ${f.restaurant}, ${f.date}`,
      preview: 'Hemos revisado la cuenta.',
      state: { tone: 'bad', word: 'Reclamación no aceptada' },
      title: 'La cuenta era correcta',
      paragraphs: [
        'Hemos revisado la cuenta y preguntado al restaurante. Según las reglas del descuento, era correcta.',
      ],
      action: { label: 'Abrir la reserva', href: f.orderLink },
    }),
  },
};
