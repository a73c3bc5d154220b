import type { Faq } from './faqs.ts';

export const faqs: readonly Faq[] = [
  {
    _id: 'how-it-works',
    question: 'Como funciona?',
    answer: `Escolha um restaurante e um horário, pague o voucher e mostre-o ao chegar. O restaurante desconta {{discountPercent}} na comida de todas as pessoas da mesa.`,
  },
  {
    _id: 'what-is-included',
    question: 'O que está incluído no desconto?',
    answer:
      'Toda a comida do cardápio, para todas as pessoas da mesa reservada. As bebidas não. As sobremesas sim, salvo indicação em contrário na página do restaurante.',
  },
  {
    _id: 'price',
    question: 'Quanto custa um voucher?',
    answer: `Depende apenas da mesa: {{prices}}. Se um restaurante tiver preço próprio, você vê antes de pagar. Nada é somado.`,
  },
  {
    _id: 'pay-the-bill',
    question: 'O que pago no restaurante?',
    answer: 'Sua conta, já com o desconto na comida. O voucher é pago à Metade e não faz parte da conta.',
  },
  {
    _id: 'people',
    question: 'Para quantas pessoas posso reservar?',
    answer: `De 1 a {{peopleMax}}. As mesas são para 2, 4 ou 6: 3 pessoas ficam em uma mesa para 4, 5 em uma mesa para 6.`,
  },
  {
    _id: 'hold',
    question: 'Por quanto tempo a mesa fica guardada enquanto eu pago?',
    answer: `{{holdMinutes}} minutos. Se precisar de mais tempo, você pode adicionar {{holdExtensionMinutes}} minutos até {{holdExtensionsMax}} vezes.`,
  },
  {
    _id: 'confirmation',
    question: 'Quando a reserva fica confirmada?',
    answer: `Na hora, se o restaurante confirmar automaticamente. Se não, mostramos o prazo da resposta: no máximo {{confirmationFarHours}} horas, menos quanto mais perto estiver a refeição. O cartão só é cobrado se ele aceitar.`,
  },
  {
    _id: 'cancel',
    question: 'Posso cancelar?',
    answer: `Sim. {{cancelHours}} horas ou mais antes da refeição, tudo é devolvido; depois disso, {{lateCancelCreditPercent}} em crédito; no mesmo dia, nada, a não ser que a mesa seja vendida de novo. Até {{graceMinutes}} minutos depois de reservar, se faltarem pelo menos {{graceMealHours}} horas para a refeição, tudo é devolvido.{{withdrawalShort}} O botão mostra o valor antes de você tocar.`,
  },
  {
    _id: 'restaurant-cancels',
    question: 'E se o restaurante cancelar?',
    answer: 'Tudo é devolvido ao cartão, você recebe um voucher grátis e mostramos outras mesas.',
  },
  {
    _id: 'late',
    question: 'E se eu me atrasar?',
    answer: `Cada restaurante diz quanto tempo espera, normalmente {{toleranceMinutes}} minutos; o tempo está no seu voucher. Depois disso pode dar a mesa a outras pessoas.`,
  },
  {
    _id: 'cards',
    question: 'Quais cartões posso usar?',
    answer: `Cartões de crédito. Para validar um cartão novo podem ser cobrados {{cardValidation}}, devolvidos na hora. Nunca vemos o número do cartão.`,
  },
  {
    _id: 'voucher',
    question: 'Onde está meu voucher?',
    answer: `Nas suas reservas e no seu e-mail, quando o pagamento estiver concluído. Ele abre {{voucherOpensMinutes}} minutos antes do horário e também funciona sem internet.`,
  },
  {
    _id: 'not-applied',
    question: 'O desconto não foi aplicado. E agora?',
    answer:
      'Mostre o voucher de novo e peça para falar com o responsável. Se não resolver, abra sua reserva e reclame até {{claimDays}} dias depois, com uma foto da conta. Se você tiver razão, o preço do voucher volta para seu cartão e o desconto que não foi dado é somado ao seu crédito, até {{guaranteeMax}}.',
  },
  {
    _id: 'change',
    question: 'Posso alterar uma reserva?',
    answer:
      'Sim: pessoas, dia e hora, na página da sua reserva, até o limite do restaurante. A diferença é mostrada antes de qualquer alteração, e sua mesa é sua até a nova estar confirmada e paga.',
  },
  {
    _id: 'waiting-list',
    question: 'E se não houver mesas?',
    answer:
      'Toque no sino ao lado de um horário cheio. Quando uma mesa ficar livre e for sua vez, seguramos a mesa por {{waitingMinutes}} minutos ({{waitingShortMinutes}} se faltarem menos de {{waitingShortHours}} horas para a refeição) e enviamos o link para você. Você pode esperar por {{waitingEntries}} refeições ao mesmo tempo.',
  },
  {
    _id: 'points',
    question: 'Como ganho e uso pontos?',
    answer:
      '{{pointsArrived}} por refeição, mais {{pointsFirstVisit}} na primeira vez em um restaurante, {{pointsReview}} por uma avaliação, e {{pointsInvitation}} para você e para a pessoa que você convidou, quando ela fizer a primeira refeição. {{pointsPerFreeVoucher}} pontos valem um voucher grátis. Os pontos duram {{pointsMonths}} meses.',
  },
  {
    _id: 'credit',
    question: 'Como funcionam os cupons, os vouchers grátis e o crédito?',
    answer:
      'No pagamento, eles são usados antes do cartão, nesta ordem: cupom, voucher grátis, crédito. O crédito é válido por {{creditMonths}} meses, e o que expira antes é usado primeiro. Você vê tudo em Vouchers e pontos, no seu perfil.',
  },
  {
    _id: 'no-show',
    question: 'Eu fui, mas consta que não compareci. E agora?',
    answer:
      'Abra a reserva e conteste até {{noShowDisputeDays}} dias depois. Até a nossa decisão, não conta contra você.',
  },
];
