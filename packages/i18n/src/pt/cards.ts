/** Words of the saved cards, in the account and at checkout. */
export const cards = {
  title: 'Os seus cartões',
  text: 'Só cartões de crédito. O número fica no serviço de pagamento; nós guardamos o nome, a validade e os últimos quatro algarismos.',
  none: 'Ainda não guardou nenhum cartão.',
  add: 'Adicionar um cartão',
  full: (max: number) => `Tem ${max} cartões, o máximo. Retire um para adicionar outro.`,
  name: (brand: string, last4: string) => `${brand} que acaba em ${last4}`,
  validUntil: (expiry: string) => `Crédito, válido até ${expiry}`,
  expired: (expiry: string) => `Fora de validade desde ${expiry}`,
  isDefault: 'Principal',
  makeDefault: 'Usar como principal',
  change: 'Atualizar',
  remove: 'Retirar',
  done: {
    saved: 'O cartão está guardado. O valor de validação foi libertado.',
    default: 'Este cartão passa a ser o primeiro no pagamento.',
    givenUp: 'O cartão não foi guardado e nada foi cobrado.',
    removed: 'O cartão foi retirado. As reservas pagas com ele ficam como estão.',
  },
  createTitle: 'Adicionar um cartão',
  updateTitle: 'Atualizar o cartão',
  updateText: (card: string) =>
    `${card}: introduza-o outra vez com o nome e a validade atuais. Fica no lugar do anterior.`,
  validation: (sum: string) => `Validamos com ${sum}, devolvidos logo a seguir.`,
  asDefault: 'Usar como cartão principal',
  save: (sum: string) => `Validar com ${sum} e guardar`,
  saving: 'A perguntar ao banco',
  waiting: (card: string) =>
    `${card}: o seu banco espera pela sua confirmação. O cartão só fica guardado depois; até lá nada é cobrado.`,
  giveUp: 'Desistir',
  back: 'Voltar aos cartões',
  unreachable: 'O serviço de pagamento não responde. Nada foi cobrado; tente outra vez.',
  use: 'Usar este cartão',
  needsScript:
    'Para adicionar um cartão, o navegador tem de permitir JavaScript: o número vai direto ao serviço de pagamento.',
  payWith: 'Com que cartão paga?',
  keep: (sum: string) => `Guardar para a próxima. Validamos com ${sum}, devolvidos logo a seguir.`,
};
