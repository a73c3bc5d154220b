export const failedRefunds = {
  title: 'Reembolsos falhados',
  text: 'Reembolsos que o banco do cliente devolveu: continuamos a dever este dinheiro. Decida cada um uma só vez; o cliente é avisado por e-mail.',
  lists: { open: 'Por decidir', over: 'Decididos' },
  decisions: {
    retried: 'Enviado de novo para o cartão',
    credited: 'Atribuído como crédito',
    transferred: 'Pago por transferência bancária',
  },
  states: {
    failed: 'Devolvido pelo banco: em dívida',
    pending: 'A caminho do cartão',
    done: 'Devolvido ao cliente',
  },
  settledByDispute: 'O banco devolveu o dinheiro numa contestação',
  refund: 'Reembolso',
  amount: 'Valor',
  failed: 'Devolvido pelo banco em',
  tries: 'Tentativas falhadas',
  card: 'Cartão',
  gift: 'Cheque-oferta',
  gatewayId: 'No processador',
  decision: 'Decisão',
  transferReference: 'Referência da transferência',
  how: 'Como entregar o dinheiro',
  ways: {
    retried: (sum: string): string =>
      `Enviar ${sum} de novo para o mesmo cartão. Só resulta se o cartão voltar a estar ativo; se o banco o devolver outra vez, aparece aqui de novo.`,
    credited: (sum: string): string =>
      `Atribuir ${sum} como crédito à conta do cliente. Deixa de ser devido como dinheiro.`,
    transferred: (sum: string): string =>
      `Já transferi ${sum} para a conta bancária do cliente. A transferência faz-se fora da Metade; aqui fica a referência, que o cliente recebe por e-mail.`,
  } as Readonly<Record<'retried' | 'credited' | 'transferred', (sum: string) => string>>,
  acts: { retried: 'Enviar de novo', credited: 'Dar crédito', transferred: 'Marcar como pago' },
  referenceMissing: 'Escreva a referência da transferência.',
  note: 'Nota para o registo',
  disputed:
    'O mesmo pagamento está contestado: espere pela decisão do banco, que pode devolver ele próprio o dinheiro.',
  noAccount: 'A conta do cliente foi apagada: não é possível dar crédito.',
  decided: (what: string): string => `${what}.`,
};
