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
    question: 'Quando é que a reserva é certa?',
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
    answer: `Nas suas reservas e no seu e-mail, quando o pagamento estiver concluído. Abre {{voucherOpensMinutes}} minutos antes da hora e funciona também sem rede.`,
  },
  {
    _id: 'not-applied',
    question: 'O desconto não foi aplicado. E agora?',
    answer:
      'Mostre de novo o voucher e peça para falar com o responsável. Se não resultar, escreva-nos com uma fotografia da conta: resolvemos com o restaurante.',
  },
];
