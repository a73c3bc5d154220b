import { overlaid } from '../overlay.ts';
import { words as pt } from './order-mail-pt.ts';

/** Messages about an order in the Portuguese of Brazil. */
export const words = overlaid(pt, {
  labels: {
    address: 'Endereço',
    byUs: 'Por conta da Metade',
    byCoupon: 'Cupom',
  },
  untilThen: ({ date, time }) => `Até o restaurante aceitar, sua reserva de ${date}, ${time}, fica como está.`,
  stands: ({ date, time }) => `Sua reserva de ${date}, ${time}, continua como estava.`,
  partsReleased: 'O cupom, o voucher grátis ou o crédito que você usou volta a ser seu.',
  freeVoucherBack: 'Seu voucher grátis volta a ser seu.',
  freeVoucherGiven: 'Pelo incômodo, você ganhou um voucher grátis: ele cobre toda a taxa da sua próxima reserva.',
  kinds: {
    waiting: (f) => ({
      subject: `Aguardando a confirmação: ${f.restaurant}`,
      preview: `Sua mesa de ${f.date}, ${f.time}, fica guardada enquanto o restaurante responde.`,
      state: { tone: 'wait', word: 'Aguardando o restaurante' },
      title: 'Sua mesa está guardada',
      paragraphs: [
        `${f.restaurant} responde ${f.answerBy ? `até ${f.answerBy}` : 'em breve'}. O cartão só é cobrado se a resposta for sim; sem resposta, nada é cobrado.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Sua mesa está confirmada e o voucher está pronto.',
      state: { tone: 'ok', word: 'Confirmada' },
      title: 'Sua mesa está confirmada',
      paragraphs: ['Mostre o voucher ao se sentar. O desconto é feito na comida de todas as pessoas da mesa.'],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    changed: (f) => ({
      subject: `Alterada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Sua reserva foi alterada. Aqui está o novo voucher.',
      state: { tone: 'ok', word: 'Alterada' },
      title: 'Sua reserva foi alterada',
      paragraphs: [
        ...(f.before?.refunded
          ? [`${f.before.refunded} voltam para seu cartão; o valor aparece no banco em alguns dias.`]
          : []),
        ...(f.before?.credited
          ? [`${f.before.credited} foram somados ao seu crédito e valem na próxima reserva.`]
          : []),
        'Mostre este novo voucher quando se sentar: o anterior não é mais válido.',
      ],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    moved: (f) => ({
      subject: `Novo nome ou endereço: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.restaurant}, ${f.address}`,
      state: { tone: 'info', word: 'Mudou' },
      title: 'Seu restaurante tem outro nome ou endereço',
      paragraphs: [
        'Mudou depois da sua reserva. A mesa, o horário e o voucher continuam iguais: você só precisa saber aonde ir agora.',
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    declined: (f) => ({
      subject: `${f.restaurant} não pôde aceitar a reserva`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Recusada' },
      title: 'O restaurante não pôde aceitar sua reserva',
      paragraphs: [
        `${f.restaurant} não pôde aceitar sua reserva. Nada foi cobrado: o valor bloqueado no seu cartão foi liberado.`,
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    unanswered: (f) => ({
      subject: `${f.restaurant} não respondeu a tempo`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Sem resposta' },
      title: 'O restaurante não respondeu a tempo',
      paragraphs: ['Nada foi cobrado: o valor bloqueado no seu cartão foi liberado.'],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    cancelled: (f) => ({
      subject: `Cancelada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: f.refunded
        ? `Devolvido ao cartão: ${f.refunded}.`
        : f.credited
          ? `Somado ao seu crédito: ${f.credited}.`
          : f.uncharged
            ? 'Nada foi cobrado.'
            : 'Nada é devolvido, como foi mostrado antes de cancelar.',
      state: { tone: 'bad', word: 'Cancelada' },
      title: 'Sua reserva está cancelada',
      paragraphs: [
        ...(f.bankRefused ? ['Seu banco não pagou o valor autorizado, por isso não foi possível manter a mesa.'] : []),
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} precisou cancelar. Sentimos muito.`] : []),
        f.refunded
          ? `${f.refunded} voltam para seu cartão; o valor aparece no banco em alguns dias.`
          : f.credited
            ? `${f.credited} foram somados ao seu crédito e valem na próxima reserva.`
            : f.uncharged
              ? 'Nada foi cobrado.'
              : 'Por esta reserva nada é devolvido, como foi mostrado antes de cancelar.',
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    refunded: (f) => ({
      subject: `Seu dinheiro está a caminho: ${f.restaurant}`,
      preview: 'O pagamento chegou quando a mesa não estava mais livre. O valor volta inteiro para seu cartão.',
      state: { tone: 'bad', word: 'Mesa ocupada, dinheiro devolvido' },
      title: 'Seu dinheiro está a caminho',
      paragraphs: [
        'O pagamento chegou quando a mesa não estava mais livre. O valor volta inteiro para seu cartão e aparece no banco em alguns dias.',
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    reminder_day: (f) => ({
      subject: `Lembrete: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.date}, ${f.time}, ${f.address}`,
      state: { tone: 'info', word: 'Lembrete' },
      title: `${f.restaurant} espera por você`,
      paragraphs: [
        `Sua mesa espera por você: ${f.date}, às ${f.time}. Se não puder ir, abra a reserva: ela mostra quanto você recebe de volta antes de cancelar.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    reminder_soon: (f) => ({
      subject: `Daqui a pouco, às ${f.time}: ${f.restaurant}`,
      preview: `A mesa espera ${f.toleranceMinutes} minutos. ${f.address}`,
      state: { tone: 'info', word: 'Lembrete' },
      title: `Daqui a pouco, às ${f.time}`,
      paragraphs: [
        `A mesa é mantida ${f.toleranceMinutes} minutos depois da hora. Tenha o voucher à mão ao se sentar: uma vez aberto, funciona também sem internet.`,
      ],
      action: f.voucherLink ? { label: 'Abrir o voucher', href: f.voucherLink } : null,
    }),
    no_show: (f) => ({
      subject: `Não comparecimento: ${f.restaurant}, ${f.date}`,
      preview: `Você esteve lá? Conte para nós${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}.`,
      state: { tone: 'bad', word: 'Não comparecimento' },
      title: 'O restaurante registrou que você não foi',
      paragraphs: [
        `${f.restaurant} registrou que ninguém apareceu na sua mesa de ${f.date}, às ${f.time}.`,
        `Você esteve lá ou tem algo a explicar? Abra a reserva e conte para nós${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}. Enquanto não decidirmos, não conta contra você.`,
      ],
      action: { label: 'Contar o que aconteceu', href: f.orderLink },
    }),
    dispute_upheld: (f) => ({
      subject: `Você tinha razão: ${f.restaurant}, ${f.date}`,
      preview: 'A ausência foi excluída. A reserva conta como usada.',
      state: { tone: 'ok', word: 'Usada' },
      title: 'A ausência foi excluída',
      paragraphs: ['Analisamos o que você contou. A reserva agora conta como usada e nada fica contra você.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    dispute_rejected: (f) => ({
      subject: `A ausência se mantém: ${f.restaurant}, ${f.date}`,
      preview: 'Analisamos o que você contou.',
      state: { tone: 'bad', word: 'Não comparecimento' },
      title: 'A ausência se mantém',
      paragraphs: ['Analisamos o que você contou e perguntamos ao restaurante. A reserva fica marcada como ausência.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_received: (f) => ({
      subject: `Recebemos sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Vamos analisar a conta e escrever para você.',
      state: { tone: 'wait', word: 'Em análise' },
      title: 'Recebemos sua reclamação',
      paragraphs: [
        `Você nos disse que o desconto de ${f.discount} não foi aplicado. Vamos analisar a foto da conta, falar com o restaurante e escrever para você. Se você tiver razão, a taxa de reserva volta para o meio de pagamento que usou, e o desconto que não foi dado entra no seu crédito.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_accepted: (f) => ({
      subject: `Você tinha razão sobre a conta: ${f.restaurant}`,
      preview: f.guarantee
        ? `Pelo desconto que não foi dado, somamos ${f.guarantee} ao seu crédito.`
        : 'O que você usou para pagar foi devolvido.',
      state: { tone: 'ok', word: 'Reclamação aceita' },
      title: 'Você tinha razão sobre a conta',
      paragraphs: [
        'O desconto não foi aplicado como deveria. Pedimos desculpas.',
        ...(f.claimCard
          ? [`A taxa de reserva volta para seu cartão: ${f.claimCard}. Ela aparece no seu banco em alguns dias.`]
          : []),
        ...(f.claimCredit
          ? [`Da taxa de reserva, ${f.claimCredit} foram somados ao seu crédito e valem na próxima reserva.`]
          : []),
        ...(f.guarantee ? [`Pelo desconto que não foi dado, somamos ${f.guarantee} ao seu crédito.`] : []),
        ...(f.claimCard || f.claimCredit ? [] : ['O que você usou para pagar foi devolvido.']),
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_rejected: (f) => ({
      subject: `Sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Analisamos a conta.',
      state: { tone: 'bad', word: 'Reclamação não aceita' },
      title: 'A conta estava certa',
      paragraphs: ['Analisamos a conta e perguntamos ao restaurante. Segundo as regras do desconto, estava certa.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
  },
});
