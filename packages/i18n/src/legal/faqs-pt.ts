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
      'Toda a comida da ementa, para todas as pessoas da mesa reservada. As bebidas não. As sobremesas sim, salvo indicação em contrário na página do restaurante.',
  },
  {
    _id: 'price',
    question: 'Quanto custa um voucher?',
    answer: `Depende apenas da mesa: {{prices}}. Se um restaurante tiver preço próprio, vê-o antes de pagar. Nada se soma.`,
  },
  {
    _id: 'pay-the-bill',
    question: 'O que pago no restaurante?',
    answer: 'A sua conta, já com o desconto na comida. O voucher é pago à Metade e não faz parte da conta.',
  },
  {
    _id: 'people',
    question: 'Para quantas pessoas posso reservar?',
    answer: `De 1 a {{peopleMax}}. As mesas são para 2, 4 ou 6: 3 pessoas ficam numa mesa para 4, 5 numa mesa para 6.`,
  },
  {
    _id: 'hold',
    question: 'Durante quanto tempo a mesa fica guardada enquanto pago?',
    answer: `{{holdMinutes}} minutos. Se precisar de mais tempo, pode somar {{holdExtensionMinutes}} minutos até {{holdExtensionsMax}} vezes.`,
  },
  {
    _id: 'confirmation',
    question: 'Quando é que a reserva fica confirmada?',
    answer: `De imediato, se o restaurante confirmar automaticamente. Se não, mostramos até quando responde: até {{confirmationFarHours}} horas, menos quanto mais perto estiver a refeição. O cartão só é cobrado se a resposta for sim.`,
  },
  {
    _id: 'cancel',
    question: 'Posso cancelar?',
    answer: `Sim. {{cancelHours}} horas ou mais antes da refeição, tudo é devolvido; depois disso, {{lateCancelCreditPercent}} em crédito; no próprio dia, nada, salvo se a mesa for vendida de novo. Até {{graceMinutes}} minutos depois de reservar, se faltarem pelo menos {{graceMealHours}} horas para a refeição, tudo é devolvido.{{withdrawalShort}} O botão mostra o valor antes de o carregar.`,
  },
  {
    _id: 'restaurant-cancels',
    question: 'E se o restaurante cancelar?',
    answer: 'Tudo é devolvido ao cartão, recebe um voucher grátis e mostramos-lhe outras mesas.',
  },
  {
    _id: 'late',
    question: 'E se eu me atrasar?',
    answer: `Cada restaurante diz quanto tempo espera, em regra {{toleranceMinutes}} minutos; está no seu voucher. Depois disso pode dar a mesa a outras pessoas.`,
  },
  {
    _id: 'cards',
    question: 'Que cartões posso usar?',
    answer: `Cartões de crédito. Para validar um cartão novo podem ser cobrados {{cardValidation}}, devolvidos de imediato. Nunca vemos o número do cartão.`,
  },
  {
    _id: 'voucher',
    question: 'Onde está o meu voucher?',
    answer: `Nas suas reservas e no seu e-mail, quando o pagamento estiver concluído. Abre {{voucherOpensMinutes}} minutos antes da hora e funciona também sem ligação.`,
  },
  {
    _id: 'not-applied',
    question: 'O desconto não foi aplicado. E agora?',
    answer:
      'Mostre de novo o voucher e peça para falar com o responsável. Se não resultar, abra a sua reserva e reclame até {{claimDays}} dias depois, com uma fotografia da conta. Se tiver razão, o preço do voucher volta para o seu cartão e o desconto que não lhe deram é somado ao seu crédito, até {{guaranteeMax}}.',
  },
  {
    _id: 'change',
    question: 'Posso alterar uma reserva?',
    answer:
      'Sim: pessoas, dia e hora, na página da sua reserva, até ao limite do restaurante. A diferença é mostrada antes de qualquer alteração, e a sua mesa é sua até a nova estar confirmada e paga.',
  },
  {
    _id: 'waiting-list',
    question: 'E se não houver mesas?',
    answer:
      'Toque no sino ao lado de um horário cheio. Quando uma mesa ficar livre e for a sua vez, guardamo-la {{waitingMinutes}} minutos ({{waitingShortMinutes}} se faltarem menos de {{waitingShortHours}} horas para a refeição) e enviamos-lhe o link. Pode esperar por {{waitingEntries}} refeições ao mesmo tempo.',
  },
  {
    _id: 'points',
    question: 'Como ganho e uso pontos?',
    answer:
      '{{pointsArrived}} por refeição, mais {{pointsFirstVisit}} na primeira vez num restaurante, {{pointsReview}} por uma avaliação, e {{pointsInvitation}} para si e para a pessoa que convidou, quando ela fizer a primeira refeição. {{pointsPerFreeVoucher}} pontos valem um voucher grátis. Os pontos duram {{pointsMonths}} meses.',
  },
  {
    _id: 'credit',
    question: 'Como funcionam os cupões, os vouchers grátis e o crédito?',
    answer:
      'Ao pagar são usados antes do seu cartão: cupão, voucher grátis, crédito, por esta ordem. O crédito é válido durante {{creditMonths}} meses e usa-se primeiro o que expira mais cedo. Vê tudo em vouchers e pontos, no seu perfil.',
  },
  {
    _id: 'no-show',
    question: 'Estive lá, mas consta que faltei. E agora?',
    answer: 'Abra a reserva e conteste até {{noShowDisputeDays}} dias depois. Até decidirmos não conta contra si.',
  },
];
