/** Words that tell a restaurant why to join. */
export const join = {
  example: 'Exemplo',
  eveningTitle: 'Uma terça-feira, por exemplo',
  eveningText: 'Seis mesas que ficariam vazias, postas à venda entre as 19:30 e as 21:00.',
  tables: (n: number, places: number): string => `${n} ${n === 1 ? 'mesa' : 'mesas'} para ${places}`,
  sold: (n: number): string => (n === 0 ? 'nenhuma vendida' : n === 1 ? '1 vendida' : `${n} vendidas`),
  guests: 'Pessoas que vieram',
  menuPrice: 'Comida a preço da carta',
  theyPay: 'Comida que pagam',
  drinks: 'mais as bebidas, por inteiro',
  metadeCost: 'Paga à Metade',
  estimateTitle: 'E no seu restaurante?',
  estimateText: 'Mude os números: a conta faz-se logo.',
  fields: {
    tables: 'Mesas por noite',
    covers: 'Pessoas por mesa',
    evenings: 'Noites por semana',
    ticket: 'Conta média por pessoa, sem bebidas',
    share: 'Mesas que se vendem',
  },
  ofTables: (share: string): string => `${share} das mesas`,
  resultGuests: (n: number): string => (n === 1 ? 'cerca de 1 pessoa por mês' : `cerca de ${n} pessoas por mês`),
  resultMoney: (sum: string): string => `cerca de ${sum} por mês em comida, já com o desconto, mais as bebidas`,
  estimateTag: 'Estimativa',
  marked: 'É uma estimativa, não uma promessa: o que se vende depende da cidade, do dia e da casa.',
  questionsTitle: 'Perguntas de quem tem restaurante',
  questions: (off: string): readonly { q: string; a: string }[] => [
    {
      q: 'Quanto custa?',
      a: 'Nada. Não há adesão, mensalidade nem comissão sobre a conta. Quem reserva paga à Metade um pequeno valor pelo voucher.',
    },
    {
      q: 'Em que é que se desconta?',
      a: `${off} de desconto em toda a comida, a toda a mesa. As bebidas pagam-se por inteiro, e diz se as sobremesas entram.`,
    },
    {
      q: 'Tenho de pôr à venda todas as mesas?',
      a: 'Não. Escolhe quantas, de que tamanho, em que dias e a que horas, e muda quando quiser.',
    },
    {
      q: 'E se nessa noite a casa encher?',
      a: 'Faz uma pausa com um toque: nada mais se vende até voltar a abrir. As reservas que já existem mantêm-se.',
    },
    {
      q: 'Como sei que há uma reserva?',
      a: 'Por e-mail e no painel, que abre no telemóvel ou no computador. Pode confirmar cada pedido ou deixar que se confirmem logo.',
    },
    {
      q: 'E se o cliente não aparecer?',
      a: 'Marca que não veio. Quem falta várias vezes deixa de poder reservar durante algum tempo.',
    },
  ],
  start: 'Registar o restaurante',
};
