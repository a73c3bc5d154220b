import type { Overlay } from '../overlay.ts';
import type { checkout as pt } from '../pt/checkout.ts';

export const checkout: Overlay<typeof pt> = {
  title: 'Sua reserva',
  stepTable: 'Sua mesa',
  letGo: 'Liberar a mesa',
  leave: 'Sair e liberar a mesa',
  heldUntil: 'Guardada para você até as',
  nothingHeldTitle: 'Você não tem nenhuma mesa guardada',
  nothingHeldText: 'Escolha um restaurante e uma hora; guardamos a mesa enquanto você paga.',
  findTable: 'Buscar mesa',
  tableTitle: 'Sua mesa',
  noteHint: (max: number) => `Por exemplo, cadeirão ou alergias. Até ${max} caracteres.`,
  agree: 'Li e aceito os Termos de Uso e a Política de Privacidade',
  agreeMissing: 'Para continuar, marque que leu e aceita.',
  until: (time: string) => `Até as ${time}`,
  estimate: (left: string, full: string) => `No restaurante a comida lhe custa cerca de ${left} em vez de ${full}.`,
  refundRuleNone:
    'Já não volta tudo: até a véspera, uma parte fica em crédito; no próprio dia, nada, salvo se a mesa voltar a ser vendida.',
  needsScript: 'Para pagar, o navegador precisa permitir JavaScript: o cartão vai direto ao serviço de pagamento.',
  cardErrors: {
    invalid_number: 'Este número não está certo. Confirme os dígitos.',
    invalid_expiry: 'Digite o mês e o ano, por exemplo 09/28.',
    expired_card: 'Este cartão está vencido.',
    invalid_cvc: 'O código tem 3 dígitos (4 na American Express).',
    invalid_holder: 'Digite o nome tal como está no cartão.',
  },
  atBank: 'Seu banco quer confirmar sua identidade. Ainda nada foi cobrado e a mesa continua sua.',
  asking:
    'Estamos perguntando ao banco se o pagamento foi feito. Não pague outra vez; esta página se atualiza sozinha.',
  lost: 'A conexão caiu enquanto você pagava. Sua mesa e seu dinheiro estão seguros: você não pode pagar duas vezes.',
  doneTitle: {
    other: 'Sua reserva',
  },
  doneText: {
    waiting: (deadline: string) => `O restaurante responde até ${deadline}. Se não confirmar, você não paga nada.`,
    pending: 'O pagamento ainda está sendo confirmado. Esta página se atualiza sozinha.',
  },
};
