import type { Faq } from './faqs.ts';

export const faqs: readonly Faq[] = [
  {
    _id: 'how-it-works',
    question: '¿Cómo funciona?',
    answer: `Elija un restaurante y una hora, pague el vale y enséñelo al llegar. El restaurante descuenta el {{discountPercent}} en la comida de todas las personas de la mesa.`,
  },
  {
    _id: 'what-is-included',
    question: '¿Qué incluye el descuento?',
    answer:
      'Toda la comida de la carta, para todas las personas de la mesa reservada. Las bebidas no. Los postres sí, salvo que la página del restaurante diga lo contrario.',
  },
  {
    _id: 'price',
    question: '¿Cuánto cuesta un vale?',
    answer: `Depende solo de la mesa: {{prices}}. Si un restaurante tiene precio propio, lo ve antes de pagar. No se suma nada.`,
  },
  {
    _id: 'pay-the-bill',
    question: '¿Qué pago en el restaurante?',
    answer: 'Su cuenta, ya con el descuento en la comida. El vale se paga a Metade y no forma parte de la cuenta.',
  },
  {
    _id: 'people',
    question: '¿Para cuántas personas puedo reservar?',
    answer: `De 1 a {{peopleMax}}. Las mesas son para 2, 4 o 6: 3 personas reciben una mesa para 4, y 5 una para 6.`,
  },
  {
    _id: 'hold',
    question: '¿Cuánto tiempo me guardan la mesa mientras pago?',
    answer: `{{holdMinutes}} minutos. Si necesita más tiempo, puede añadir {{holdExtensionMinutes}} minutos hasta {{holdExtensionsMax}} veces.`,
  },
  {
    _id: 'confirmation',
    question: '¿Cuándo queda confirmada mi reserva?',
    answer: `Al momento, si el restaurante confirma automáticamente. Si no, le mostramos el plazo de respuesta: {{confirmationFarHours}} horas como máximo, menos cuanto más cerca esté la comida. Solo se cobra en la tarjeta si acepta.`,
  },
  {
    _id: 'cancel',
    question: '¿Puedo cancelar?',
    answer: `Sí. {{cancelHours}} horas o más antes de la comida se devuelve todo; después, el {{lateCancelCreditPercent}} como crédito; el mismo día, nada, salvo que la mesa se vuelva a vender. En los {{graceMinutes}} minutos siguientes a la reserva, si faltan al menos {{graceMealHours}} horas para la comida, se devuelve todo.{{withdrawalShort}} El botón muestra el importe antes de pulsarlo.`,
  },
  {
    _id: 'restaurant-cancels',
    question: '¿Y si cancela el restaurante?',
    answer: 'Se devuelve todo a la tarjeta, recibe un vale gratis y le mostramos otras mesas.',
  },
  {
    _id: 'late',
    question: '¿Y si llego tarde?',
    answer: `Cada restaurante dice cuánto espera, normalmente {{toleranceMinutes}} minutos; está en su vale. Después puede dar la mesa a otras personas.`,
  },
  {
    _id: 'cards',
    question: '¿Qué tarjetas puedo usar?',
    answer: `Tarjetas de crédito. Para comprobar una tarjeta nueva pueden cobrarse {{cardValidation}}, que se devuelven al momento. Nunca vemos el número de la tarjeta.`,
  },
  {
    _id: 'voucher',
    question: '¿Dónde está mi vale?',
    answer: `En sus reservas y en su correo, cuando el pago sea definitivo. Se abre {{voucherOpensMinutes}} minutos antes de la hora y también funciona sin conexión.`,
  },
  {
    _id: 'not-applied',
    question: 'No me han aplicado el descuento. ¿Y ahora?',
    answer:
      'Enseñe otra vez el vale y pida hablar con la persona responsable. Si no se resuelve, abra su reserva y reclámelo en un plazo de {{claimDays}} días, con una foto de la cuenta. Si tiene razón, el precio del vale vuelve a su tarjeta y el descuento que no le hicieron se suma a su crédito, hasta {{guaranteeMax}}.',
  },
  {
    _id: 'change',
    question: '¿Puedo cambiar una reserva?',
    answer:
      'Sí: personas, día y hora, en la página de su reserva, hasta el límite del restaurante. La diferencia se muestra antes de cambiar nada, y su mesa es suya hasta que la nueva esté confirmada y pagada.',
  },
  {
    _id: 'waiting-list',
    question: '¿Y si no quedan mesas?',
    answer:
      'Pulse la campana junto a una hora completa. Cuando quede libre una mesa y sea su turno, se la guardamos {{waitingMinutes}} minutos ({{waitingShortMinutes}} si faltan menos de {{waitingShortHours}} horas para la comida) y le enviamos el enlace. Puede esperar en {{waitingEntries}} comidas a la vez.',
  },
  {
    _id: 'points',
    question: '¿Cómo gano y uso puntos?',
    answer:
      '{{pointsArrived}} por comida, {{pointsFirstVisit}} más la primera vez en un restaurante, {{pointsReview}} por una opinión, y {{pointsInvitation}} para usted y para la persona a la que invitó, cuando coma por primera vez. {{pointsPerFreeVoucher}} puntos se cambian por un vale gratis. Los puntos duran {{pointsMonths}} meses.',
  },
  {
    _id: 'credit',
    question: '¿Cómo funcionan los cupones, los vales gratis y el crédito?',
    answer:
      'Al pagar se usan antes que su tarjeta: cupón, vale gratis, crédito, en este orden. El crédito es válido durante {{creditMonths}} meses y primero se usa el que antes caduca. Lo verá todo en Vales y puntos, en su perfil.',
  },
  {
    _id: 'no-show',
    question: 'Estuve allí, pero consta que no fui. ¿Y ahora?',
    answer:
      'Abra la reserva e impúgnelo en un plazo de {{noShowDisputeDays}} días. Hasta que decidamos no cuenta en su contra.',
  },
];
