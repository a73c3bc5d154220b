/** Words for what goes otherwise than planned: coming late, a no-show that was none, a discount that was not given. */
export const trouble = {
  lateTitle: 'Vai chegar atrasado?',
  lateText: 'Diga quantos minutos depois da hora. O restaurante vê logo, e a mesa espera dentro da tolerância.',
  lateMinutes: (minutes: number) => `${minutes} min`,
  lateMinutesLong: (minutes: number, time: string) => `Avisar: ${minutes} minutos, às ${time}`,
  lateSaid: (minutes: number, time: string) =>
    `O restaurante sabe: chega às ${time}, ${minutes} minutos depois da hora.`,
  lateChange: 'Mudou? Diga de novo.',
  onTime: 'Afinal chego a horas',
  notSent: 'Sem ligação: não foi enviado. Tente de novo, ou ligue para o restaurante.',

  disputeTitle: 'Esteve lá?',
  disputeText: (until: string) =>
    `Conte-nos o que aconteceu; tem até ${until}. Enquanto não decidirmos, a não comparência não conta contra si.`,
  disputeLabel: 'O que aconteceu',
  disputeSend: 'Contestar a não comparência',
  disputeStates: {
    open: 'Recebemos o que nos contou. Escrevemos-lhe quando estiver decidido; até lá, a não comparência não conta.',
    upheld: 'Tinha razão: a não comparência foi apagada e a reserva conta como usada.',
    rejected: 'Analisámos o que nos contou. A não comparência mantém-se.',
  },

  claimTitle: (off: string) => `Os ${off} de desconto não foram aplicados`,
  claimIntro:
    'Dois minutos: uma fotografia da conta, quanto custou a comida, quanto lhe cobraram e o que disse o restaurante.',
  claimPromise: (max: string) =>
    `Se tiver razão, a taxa de reserva volta para o seu cartão e o desconto que não lhe deram é somado ao seu crédito, até ${max}.`,
  claimLink: 'Problema com o desconto',
  claimPhoto: 'Fotografia da conta',
  claimPhotoHint: (megabytes: number) => `JPEG, PNG, WebP ou AVIF, até ${megabytes} MB. Só nós a vemos.`,
  claimFood: 'Comida da conta, ao preço inteiro, sem bebidas',
  claimCharged: 'Quanto lhe cobraram no total',
  claimChargedWrong: 'Introduza um valor, por exemplo 45,50.',
  claimText: 'O que aconteceu',
  claimFigures: (full: string, due: string, rest: string, total: string) =>
    `Pela carta, a comida soma ${full}; com o desconto são ${due}. O resto, sem desconto: ${rest}. Devíamos ter pago ${total}.`,
  claimTextHint: 'Por exemplo, o que disse quem serviu à mesa.',
  claimSend: 'Enviar a reclamação',
  claimAccepted: (card: string, credit: string, guarantee: string) =>
    [
      'Tinha razão quanto à conta.',
      card && `${card} da taxa de reserva voltam para o seu cartão.`,
      credit && `${credit} da taxa de reserva estão no seu crédito.`,
      guarantee && `${guarantee} pelo desconto que não lhe deram estão no seu crédito.`,
    ]
      .filter(Boolean)
      .join(' '),
  claimStates: {
    open: 'Recebemos a sua reclamação. Vamos analisar a conta e escrever-lhe.',
    rejected: 'Analisámos a conta: segundo as regras do desconto, estava certa.',
  },
  claimClosed: 'Para esta reserva não se pode reclamar agora.',
  backToOrder: 'Voltar à reserva',
  weWrote: 'Escrevemos',
};
