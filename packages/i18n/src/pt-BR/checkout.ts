import type { Overlay } from '../overlay.ts';
import type { checkout as pt } from '../pt/checkout.ts';

export const checkout: Overlay<typeof pt> = {
  title: 'Sua reserva',
  stepTable: 'Sua mesa',
  stepYou: 'Seus dados',
  letGo: 'Liberar a mesa',
  leave: 'Sair e liberar a mesa',
  heldUntil: 'Guardada para você até as',
  leaveText: 'A mesa fica livre na hora para outra pessoa. Nada foi cobrado.',
  people: 'Quantas pessoas vão?',
  note: 'Observação para o restaurante',
  code: 'Código de verificação',
  payAgain: (price: string) => `Pagar ${price} de novo`,
  paying: 'Pagando',
  attemptsLeft: (n: number) => (n === 1 ? 'Você ainda tem 1 tentativa.' : `Você ainda tem ${n} tentativas.`),
  refundRule: (day: string, time: string, price: string) =>
    `Cancele até ${day}, às ${time}, e receba os ${price} de volta no cartão.`,
  nothingHeldTitle: 'Você não tem nenhuma mesa guardada',
  nothingHeldText: 'Escolha um restaurante e um horário; guardamos a mesa enquanto você paga.',
  findTable: 'Buscar mesa',
  noteHint: (max: number) => `Por exemplo, cadeirão ou alergias. Até ${max} caracteres.`,
  agree: 'Li e aceito os Termos de Uso e a Política de Privacidade',
  agreeMissing: 'Para continuar, marque que você leu e aceita.',
  until: (time: string) => `Até as ${time}`,
  estimate: (left: string, full: string) => `No restaurante a comida sai por cerca de ${left} em vez de ${full}.`,
  refundRuleNone:
    'O valor não volta mais inteiro: até a véspera, uma parte fica em crédito; no próprio dia, nada, a não ser que a mesa seja vendida de novo.',
  needsScript: 'Para pagar, o navegador precisa permitir JavaScript: o cartão vai direto ao serviço de pagamento.',
  cardErrors: {
    invalid_number: 'Este número não está certo. Confira os dígitos.',
    invalid_expiry: 'Digite o mês e o ano, por exemplo 09/28.',
    expired_card: 'Este cartão está vencido.',
    invalid_cvc: 'O código tem 3 dígitos (4 na American Express).',
    invalid_holder: 'Digite o nome como está no cartão.',
    unreachable: 'O serviço de pagamento não responde. Nada foi cobrado e a mesa continua sua.',
  },
  atBank: 'Seu banco quer confirmar sua identidade. Nada foi cobrado ainda e a mesa continua sua.',
  asking: 'Estamos perguntando ao banco se o pagamento foi feito. Não pague de novo; esta página se atualiza sozinha.',
  lost: 'A conexão caiu enquanto você pagava. Sua mesa e seu dinheiro estão seguros: você não pode pagar duas vezes.',
  doneTitle: {
    other: 'Sua reserva',
  },
  doneText: {
    waiting: (deadline: string) => `O restaurante responde até ${deadline}. Se não confirmar, você não paga nada.`,
    pending: 'O pagamento ainda está sendo confirmado. Esta página se atualiza sozinha.',
  },
  refundRuleSameDay:
    'Se cancelar hoje, nada é devolvido, a não ser que a mesa seja vendida de novo: aí você recebe crédito.',
  termsAccepted: 'Você já aceitou:',
  overlap: (name: string, when: string) =>
    `Você já tem uma mesa em um horário próximo: ${name}, ${when}. Pode reservar as duas.`,
  heldLine: (name: string, until: string) => `Sua mesa está guardada até as ${until}: ${name}`,
  keepAndLeave: (until: string) => `Sair e manter a mesa até as ${until}`,
  youText: 'A mesa já está guardada. Só falta a sua conta.',
  tableDetails: 'Pessoas e observação para o restaurante',
};
