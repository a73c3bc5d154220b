import type { Overlay } from '../overlay.ts';
import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: Overlay<typeof pt> = {
  lateTitle: 'Vai se atrasar?',
  lateText: 'Diga quantos minutos depois do horário. O restaurante vê na hora, e a mesa espera dentro da tolerância.',
  lateSaid: (minutes: number, time: string) =>
    `O restaurante já sabe: você chega às ${time}, ${minutes} minutos depois do horário.`,
  lateChange: 'Mudou? Avise de novo.',
  onTime: 'No fim, vou chegar na hora',
  notSent: 'Sem internet: não foi enviado. Tente de novo ou ligue para o restaurante.',
  disputeTitle: 'Você esteve lá?',
  disputeText: (until: string) =>
    `Conte para nós o que aconteceu; você tem até ${until}. Enquanto não decidirmos, o não comparecimento não conta contra você.`,
  disputeSend: 'Contestar o não comparecimento',
  disputeStates: {
    open: 'Recebemos o que você contou. Vamos escrever para você quando houver uma decisão; até lá, o não comparecimento não conta.',
    upheld: 'Você tinha razão: o não comparecimento foi retirado e a reserva conta como usada.',
    rejected: 'Analisamos o que você contou. O não comparecimento foi mantido.',
  },
  claimTitle: (off: string) => `O desconto de ${off} não foi aplicado`,
  claimIntro: 'Dois minutos: uma foto da conta, quanto custou a comida, quanto cobraram e o que o restaurante disse.',
  claimPromise: (max) =>
    `Se você tiver razão, a taxa de reserva volta para seu cartão e o desconto que não foi dado é somado ao seu crédito, até ${max}.`,
  claimPhoto: 'Foto da conta',
  claimPhotoHint: (megabytes: number) => `JPEG, PNG, WebP ou AVIF, até ${megabytes} MB. Só nós vemos a foto.`,
  claimCharged: 'Quanto cobraram no total',
  claimChargedWrong: 'Digite um valor, por exemplo 45,50.',
  claimFigures: (full: string, due: string, rest: string, total: string) =>
    `Pelo cardápio, a comida soma ${full}; com o desconto, ${due}. O resto, sem desconto: ${rest}. Deveríamos ter pagado ${total}.`,
  claimTextHint: 'Por exemplo, o que o garçom disse.',
  claimAccepted: (card, credit, guarantee) =>
    [
      'Você tinha razão sobre a conta.',
      card && `${card} da taxa de reserva voltam para seu cartão.`,
      credit && `${credit} da taxa de reserva estão no seu crédito.`,
      guarantee && `${guarantee} pelo desconto que não foi dado estão no seu crédito.`,
    ]
      .filter(Boolean)
      .join(' '),
  claimStates: {
    open: 'Recebemos sua reclamação. Vamos analisar a conta e escrever para você.',
    rejected: 'Analisamos a conta: segundo as regras do desconto, estava certa.',
  },
  claimClosed: 'Não é possível reclamar desta reserva agora.',
};
