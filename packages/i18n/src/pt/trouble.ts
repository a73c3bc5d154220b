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
  claimIntro: 'Dois minutos: uma fotografia da conta, quanto lhe cobraram e o que disse o restaurante.',
  claimPromise: 'Se tiver razão, a taxa de reserva volta em crédito.',
  claimLink: 'Problema com o desconto',
  claimPhoto: 'Fotografia da conta',
  claimPhotoHint: (megabytes: number) => `JPEG, PNG, WebP ou AVIF, até ${megabytes} MB. Só nós a vemos.`,
  claimCharged: 'Quanto lhe cobraram no total',
  claimChargedWrong: 'Introduza um valor, por exemplo 45,50.',
  claimText: 'O que aconteceu',
  claimTextHint: 'Por exemplo, o que disse quem serviu à mesa.',
  claimSend: 'Enviar a reclamação',
  claimStates: {
    open: 'Recebemos a sua reclamação. Vamos analisar a conta e escrever-lhe.',
    accepted: 'Tinha razão quanto à conta: a taxa de reserva foi devolvida em crédito.',
    rejected: 'Analisámos a conta: segundo as regras do desconto, estava certa.',
  },
  claimClosed: 'Para esta reserva não se pode reclamar agora.',
  backToOrder: 'Voltar à reserva',
  weWrote: 'Escrevemos',
};
