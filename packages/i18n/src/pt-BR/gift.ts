import type { Overlay } from '../overlay.ts';
import type { gift as pt } from '../pt/gift.ts';

export const gift: Overlay<typeof pt> = {
  name: 'Vale-presente',
  plural: 'Vales-presente',
  title: 'Dê refeições com desconto',
  intro: (months) =>
    `Escolha o valor e o dia: nós enviamos o vale-presente por e-mail. Quem recebe usa nas taxas de reserva durante ${months} meses e, à mesa, o desconto na comida é para todos.`,
  from: 'Seu nome, como aparece no vale',
  returnRule: (days) => `Enquanto não for usado, você pode devolver durante ${days} dias e receber tudo no seu cartão.`,
  haveCode: 'Recebeu um vale-presente?',
  cardTitle: (sum) => `Vale-presente de ${sum}`,
  worth: 'para comer fora por menos',
  redeemBy: (date) => `Válido até ${date}`,
  redeemHow: (months) => `O valor fica no seu crédito por ${months} meses e paga as taxas de reserva.`,
  signInFirst: 'Entrar para usar',
  over: {
    redeemed: 'Este vale-presente já foi usado.',
    returned: 'Este vale-presente foi devolvido e não vale mais.',
    expired: 'Este vale-presente expirou.',
    disputed:
      'Um banco está analisando o pagamento deste vale-presente e, por enquanto, ele não pode ser usado. Guarde o código e tente mais tarde.',
  },
  unknownTitle: 'Não há nenhum vale-presente com este código',
  unknownText: 'Confira o código na mensagem que você recebeu.',
  listTitle: 'Vales-presente comprados',
  none: 'Você ainda não comprou nenhum vale-presente.',
  buy: 'Dar um vale-presente',
  states: {
    pending: 'Aguardando o banco',
    ready: 'Não usado',
    redeemed: 'Usado',
  },
  redeemedOn: (date) => `Usado: ${date}`,
  boughtText: (email) => `Enviamos o vale-presente para ${email}. Você também pode compartilhar daqui.`,
  share: 'Compartilhar',
  shareText: (name, sum) => `${name}, um vale-presente de ${sum} para você:`,
  returnUntil: (date) => `Até ${date}. O código para de valer na hora.`,
  returnedText: (sum) =>
    `O código não vale mais. ${sum} voltam para seu cartão e aparecem no seu banco em alguns dias.`,
  refunded: (sum) => `${sum} foram enviados para seu cartão.`,
  waits: 'Ainda não sabemos se o pagamento foi feito. Esta página se atualiza sozinha; não pague de novo.',
  bank: 'Seu banco quer confirmar sua identidade. Nada foi cobrado ainda.',
  again: 'Tentar de novo',
  back: 'Todos os vales-presente',
};
