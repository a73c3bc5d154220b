import type { OrderMailWords } from './order-mail.ts';

export const words: OrderMailWords = {
  greeting: (name) => `Olá, ${name}.`,
  labels: {
    restaurant: 'Restaurante',
    when: 'Quando',
    table: 'Mesa',
    address: 'Morada',
    phone: 'Telefone',
    number: 'Reserva',
    tolerance: 'A mesa espera',
    paid: 'Pago',
    byUs: 'Oferecido pela Metade',
    byCoupon: 'Cupão',
    byFreeVoucher: 'Voucher grátis',
    byCredit: 'Crédito',
    byCard: 'Cartão',
    toCard: 'De volta ao cartão',
    asCredit: 'Somado ao seu crédito',
    code: 'Código do voucher',
    reason: 'O restaurante diz',
    decision: 'Escrevemos',
    before: 'Antes',
    paidMore: 'Pago a mais',
  },
  untilThen: ({ date, time }) => `Até o restaurante aceitar, a sua reserva de ${date}, ${time}, fica como está.`,
  stands: ({ date, time }) => `A sua reserva de ${date}, ${time}, continua como estava.`,
  tableFor: (people, places) =>
    `Para ${people === 1 ? '1 pessoa' : `${people} pessoas`}${people === places ? '' : ` (mesa de ${places})`}`,
  minutes: (minutes) => `${minutes} minutos`,
  openOrder: 'Abrir a reserva',
  alsoCredit: (sum) => `${sum} foram somados ao seu crédito.`,
  partsReleased: 'O cupão, o voucher grátis ou o crédito que usou volta a ser seu.',
  freeVoucherBack: 'O seu voucher grátis volta a ser seu.',
  freeVoucherGiven: 'Pelo incómodo tem um voucher grátis: paga toda a taxa de reserva da próxima vez.',
  kinds: {
    waiting: (f) => ({
      subject: `À espera da confirmação: ${f.restaurant}`,
      preview: `A sua mesa de ${f.date}, ${f.time}, fica guardada enquanto o restaurante responde.`,
      state: { tone: 'wait', word: 'À espera do restaurante' },
      title: 'A sua mesa está guardada',
      paragraphs: [
        `${f.restaurant} responde ${f.answerBy ? `até ${f.answerBy}` : 'em breve'}. O cartão só é cobrado se a resposta for sim; sem resposta, nada é cobrado.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'A sua mesa está confirmada e o voucher está pronto.',
      state: { tone: 'ok', word: 'Confirmada' },
      title: 'A sua mesa está confirmada',
      paragraphs: ['Mostre o voucher ao sentar-se. O desconto é feito na comida de todas as pessoas da mesa.'],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    changed: (f) => ({
      subject: `Alterada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'A sua reserva foi alterada. Aqui está o novo voucher.',
      state: { tone: 'ok', word: 'Alterada' },
      title: 'A sua reserva foi alterada',
      paragraphs: [
        ...(f.before?.refunded
          ? [`${f.before.refunded} voltam ao seu cartão; o banco mostra-o dentro de alguns dias.`]
          : []),
        ...(f.before?.credited
          ? [`${f.before.credited} foram somados ao seu crédito e contam na próxima reserva.`]
          : []),
        'Mostre este novo voucher quando se sentar: o anterior já não é válido.',
      ],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    moved: (f) => ({
      subject: `Novo nome ou morada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.restaurant}, ${f.address}`,
      state: { tone: 'info', word: 'Mudou' },
      title: 'O seu restaurante tem outro nome ou morada',
      paragraphs: [
        'Mudou depois de ter reservado. A mesa, a hora e o voucher ficam como estão: só precisa de saber aonde ir agora.',
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    declined: (f) => ({
      subject: `${f.restaurant} não pôde aceitar a reserva`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Recusada' },
      title: 'O restaurante não pôde aceitar a sua reserva',
      paragraphs: [
        `${f.restaurant} não pôde aceitar a sua reserva. Nada foi cobrado: o valor cativo no seu cartão foi libertado.`,
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    unanswered: (f) => ({
      subject: `${f.restaurant} não respondeu a tempo`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Sem resposta' },
      title: 'O restaurante não respondeu a tempo',
      paragraphs: ['Nada foi cobrado: o valor cativo no seu cartão foi libertado.'],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    cancelled: (f) => ({
      subject: `Cancelada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: f.refunded
        ? `De volta ao cartão: ${f.refunded}.`
        : f.credited
          ? `Somado ao seu crédito: ${f.credited}.`
          : f.uncharged
            ? 'Nada foi cobrado.'
            : 'Nada é devolvido, como foi mostrado antes de cancelar.',
      state: { tone: 'bad', word: 'Cancelada' },
      title: 'A sua reserva está cancelada',
      paragraphs: [
        ...(f.bankRefused
          ? ['O seu banco não pagou o valor autorizado, por isso não foi possível manter a mesa.']
          : []),
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} teve de cancelar. Lamentamos.`] : []),
        f.refunded
          ? `${f.refunded} voltam ao seu cartão; o banco mostra-os dentro de alguns dias.`
          : f.credited
            ? `${f.credited} foram somados ao seu crédito e contam na próxima reserva.`
            : f.uncharged
              ? 'Nada foi cobrado.'
              : 'Por esta reserva nada é devolvido, como foi mostrado antes de cancelar.',
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    refunded: (f) => ({
      subject: `O seu dinheiro vai a caminho: ${f.restaurant}`,
      preview: 'O pagamento chegou quando a mesa já não estava livre. Volta inteiro ao seu cartão.',
      state: { tone: 'bad', word: 'Mesa ocupada, dinheiro devolvido' },
      title: 'O seu dinheiro vai a caminho',
      paragraphs: [
        'O pagamento chegou quando a mesa já não estava livre. Volta inteiro ao seu cartão; o banco mostra-o dentro de alguns dias.',
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    reminder_day: (f) => ({
      subject: `Lembrete: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.date}, ${f.time}, ${f.address}`,
      state: { tone: 'info', word: 'Lembrete' },
      title: `Esperam por si: ${f.restaurant}`,
      paragraphs: [
        `A sua mesa espera por si: ${f.date}, às ${f.time}. Se não puder ir, abra a reserva: diz o que lhe é devolvido antes de cancelar.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    reminder_soon: (f) => ({
      subject: `Daqui a pouco, às ${f.time}: ${f.restaurant}`,
      preview: `A mesa espera ${f.toleranceMinutes} minutos. ${f.address}`,
      state: { tone: 'info', word: 'Lembrete' },
      title: `Daqui a pouco, às ${f.time}`,
      paragraphs: [
        `A mesa é mantida ${f.toleranceMinutes} minutos depois da hora. Tenha o voucher à mão ao sentar-se: uma vez aberto, funciona também sem ligação.`,
      ],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    rate: (f) => ({
      subject: `Como foi a refeição: ${f.restaurant}`,
      preview: 'Dois minutos que ajudam a próxima mesa.',
      state: null,
      title: `Como foi a refeição: ${f.restaurant}`,
      paragraphs: [
        'Conte a outros como foram a comida, o serviço e o espaço, e diga-nos se o desconto foi bem aplicado. Só quem lá esteve o pode fazer.',
      ],
      action: { label: 'Avaliar a refeição', href: f.rateLink },
    }),
    no_show: (f) => ({
      subject: `Não comparência: ${f.restaurant}, ${f.date}`,
      preview: `Esteve lá? Diga-nos${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}.`,
      state: { tone: 'bad', word: 'Não comparência' },
      title: 'O restaurante registou que não compareceu',
      paragraphs: [
        `${f.restaurant} registou que ninguém veio para a sua mesa de ${f.date}, às ${f.time}.`,
        `Esteve lá, ou há algo a contar? Abra a reserva e diga-nos${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}. Enquanto não decidirmos, não conta contra si.`,
      ],
      action: { label: 'Contar o que aconteceu', href: f.orderLink },
    }),
    dispute_upheld: (f) => ({
      subject: `Tinha razão: ${f.restaurant}, ${f.date}`,
      preview: 'A não comparência foi apagada. A reserva conta como usada.',
      state: { tone: 'ok', word: 'Usada' },
      title: 'A não comparência foi apagada',
      paragraphs: ['Analisámos o que nos contou. A reserva conta agora como usada e nada fica contra si.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    dispute_rejected: (f) => ({
      subject: `A não comparência mantém-se: ${f.restaurant}, ${f.date}`,
      preview: 'Analisámos o que nos contou.',
      state: { tone: 'bad', word: 'Não comparência' },
      title: 'A não comparência mantém-se',
      paragraphs: [
        'Analisámos o que nos contou e perguntámos ao restaurante. A reserva fica marcada como não comparência.',
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_received: (f) => ({
      subject: `Recebemos a sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Vamos analisar a conta e escrever-lhe.',
      state: { tone: 'wait', word: 'Em análise' },
      title: 'Recebemos a sua reclamação',
      paragraphs: [
        `Disse-nos que os ${f.discount} de desconto não foram aplicados. Vamos analisar a fotografia da conta, falar com o restaurante e escrever-lhe. Se tiver razão, a taxa de reserva volta ao meio com que a pagou, e o desconto que não lhe fizeram é somado ao seu crédito.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_accepted: (f) => ({
      subject: `Tinha razão quanto à conta: ${f.restaurant}`,
      preview: f.guarantee
        ? `Pelo desconto que não lhe deram, somámos ${f.guarantee} ao seu crédito.`
        : 'O que usou para pagar foi devolvido.',
      state: { tone: 'ok', word: 'Reclamação aceite' },
      title: 'Tinha razão quanto à conta',
      paragraphs: [
        'O desconto não foi aplicado como devia. Pedimos desculpa.',
        ...(f.claimCard
          ? [`A taxa de reserva volta para o seu cartão: ${f.claimCard}. O seu banco mostra-a dentro de alguns dias.`]
          : []),
        ...(f.claimCredit
          ? [`Da taxa de reserva, ${f.claimCredit} foram somados ao seu crédito e valem na próxima reserva.`]
          : []),
        ...(f.guarantee ? [`Pelo desconto que não lhe deram, somámos ${f.guarantee} ao seu crédito.`] : []),
        ...(f.claimCard || f.claimCredit ? [] : ['O que usou para pagar foi devolvido.']),
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_rejected: (f) => ({
      subject: `A sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Analisámos a conta.',
      state: { tone: 'bad', word: 'Reclamação não aceite' },
      title: 'A conta estava certa',
      paragraphs: ['Analisámos a conta e perguntámos ao restaurante. Segundo as regras do desconto, estava certa.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
  },
};
