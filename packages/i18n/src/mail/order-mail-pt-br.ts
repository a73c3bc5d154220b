import { overlaid } from '../overlay.ts';
import { words as pt } from './order-mail-pt.ts';

/** Messages about an order in the Portuguese of Brazil. */
export const words = overlaid(pt, {
  labels: {
    address: 'Endereço',
    byCoupon: 'Cupom',
  },
  untilThen: ({ date, time }) => `Até o restaurante dizer que sim, sua reserva de ${date}, ${time}, fica como está.`,
  stands: ({ date, time }) => `Sua reserva de ${date}, ${time}, continua como estava.`,
  partsReleased: 'O cupom, o voucher grátis ou o crédito que usou volta a ser seu.',
  freeVoucherBack: 'Seu voucher grátis volta a ser seu.',
  freeVoucherGiven: 'Pelo incômodo tem um voucher grátis: paga toda a taxa de reserva da próxima vez.',
  kinds: {
    waiting: (f) => ({
      subject: `À espera da confirmação: ${f.restaurant}`,
      preview: `Sua mesa de ${f.date}, ${f.time}, fica guardada enquanto o restaurante responde.`,
      state: { tone: 'wait', word: 'À espera do restaurante' },
      title: 'Sua mesa está guardada',
      paragraphs: [
        `${f.restaurant} responde ${f.answerBy ? `até ${f.answerBy}` : 'em breve'}. O cartão só é cobrado se a resposta for sim; sem resposta, nada é cobrado.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmada: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Sua mesa é certa e o voucher está pronto.',
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
          ? [`${f.before.refunded} voltam ao seu cartão; o banco mostra-o dentro de alguns dias.`]
          : []),
        ...(f.before?.credited
          ? [`${f.before.credited} foram somados ao seu crédito e contam na próxima reserva.`]
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
        'Mudou depois de ter reservado. A mesa, a hora e o voucher ficam como estão: só precisa de saber aonde ir agora.',
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    declined: (f) => ({
      subject: `${f.restaurant} não pôde aceitar a reserva`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Recusada' },
      title: 'Desta vez o restaurante disse que não',
      paragraphs: [
        `${f.restaurant} não pôde aceitar sua reserva. Nada foi cobrado: o valor cativo no seu cartão foi liberado.`,
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    unanswered: (f) => ({
      subject: `${f.restaurant} não respondeu a tempo`,
      preview: 'Nada foi cobrado.',
      state: { tone: 'bad', word: 'Sem resposta' },
      title: 'O restaurante não respondeu a tempo',
      paragraphs: ['Nada foi cobrado: o valor cativo no seu cartão foi liberado.'],
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
      title: 'Sua reserva está cancelada',
      paragraphs: [
        ...(f.bankRefused ? ['Seu banco não pagou o que tinha reservado, por isso a mesa não pôde ficar.'] : []),
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} precisou cancelar. Sentimos muito.`] : []),
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
      subject: `Seu dinheiro vai a caminho: ${f.restaurant}`,
      preview: 'O pagamento chegou quando a mesa já não estava livre. Volta inteiro ao seu cartão.',
      state: { tone: 'bad', word: 'Mesa ocupada, dinheiro devolvido' },
      title: 'Seu dinheiro vai a caminho',
      paragraphs: [
        'O pagamento chegou quando a mesa já não estava livre. Volta inteiro ao seu cartão; o banco mostra-o dentro de alguns dias.',
      ],
      action: { label: 'Ver outras mesas', href: f.searchLink },
    }),
    reminder_day: (f) => ({
      subject: `Lembrete: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.date}, ${f.time}, ${f.address}`,
      state: { tone: 'info', word: 'Lembrete' },
      title: `Esperam por você: ${f.restaurant}`,
      paragraphs: [
        `Sua mesa espera por você: ${f.date}, às ${f.time}. Se não puder ir, abra a reserva: diz o que lhe é devolvido antes de cancelar.`,
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
      preview: `Esteve lá? Diga-nos${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}.`,
      state: { tone: 'bad', word: 'Não comparecimento' },
      title: 'O restaurante registrou que não apareceu',
      paragraphs: [
        `${f.restaurant} registrou que ninguém veio para sua mesa de ${f.date}, às ${f.time}.`,
        `Esteve lá, ou há algo a contar? Abra a reserva e diga-nos${f.disputeUntil ? ` até ${f.disputeUntil}` : ''}. Enquanto não decidirmos, não conta contra você.`,
      ],
      action: { label: 'Contar o que aconteceu', href: f.orderLink },
    }),
    dispute_upheld: (f) => ({
      subject: `Tinha razão: ${f.restaurant}, ${f.date}`,
      preview: 'A ausência foi excluída. A reserva conta como usada.',
      state: { tone: 'ok', word: 'Usada' },
      title: 'A ausência foi excluída',
      paragraphs: ['Vimos o que nos contou. A reserva conta agora como usada e nada fica contra você.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    dispute_rejected: (f) => ({
      subject: `A ausência se mantém: ${f.restaurant}, ${f.date}`,
      preview: 'Vimos o que nos contou.',
      state: { tone: 'bad', word: 'Não comparecimento' },
      title: 'A ausência se mantém',
      paragraphs: ['Vimos o que nos contou e perguntamos ao restaurante. A reserva fica marcada como ausência.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_received: (f) => ({
      subject: `Recebemos sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Vemos a conta e escrevemos para você.',
      state: { tone: 'wait', word: 'Em análise' },
      title: 'Recebemos sua reclamação',
      paragraphs: [
        `Você nos disse que os ${f.discount} de desconto não foram aplicados. Vemos a foto da conta, perguntamos ao restaurante e escrevemos para você. Se tiver razão, a taxa de reserva volta em crédito.`,
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_accepted: (f) => ({
      subject: `Tinha razão quanto à conta: ${f.restaurant}`,
      preview: f.claimCredit ? `${f.claimCredit} somados ao seu crédito.` : 'O que pagou o voucher volta para você.',
      state: { tone: 'ok', word: 'Reclamação aceito' },
      title: 'Tinha razão quanto à conta',
      paragraphs: [
        'O desconto não foi aplicado como devia. Pedimos desculpa.',
        f.claimCredit
          ? `${f.claimCredit} foram somados ao seu crédito e valem na próxima reserva.`
          : 'O que pagou o voucher volta para você.',
      ],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
    claim_rejected: (f) => ({
      subject: `Sua reclamação: ${f.restaurant}, ${f.date}`,
      preview: 'Vimos a conta.',
      state: { tone: 'bad', word: 'Reclamação não aceito' },
      title: 'A conta estava certa segundo as regras',
      paragraphs: ['Vimos a conta e perguntamos ao restaurante. Segundo as regras do desconto, estava certa.'],
      action: { label: 'Abrir a reserva', href: f.orderLink },
    }),
  },
});
