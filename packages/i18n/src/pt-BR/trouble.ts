import type { Overlay } from '../overlay.ts';
import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: Overlay<typeof pt> = {
  onTime: 'No fim, chego na hora',
  notSent: 'Sem internet: não foi enviado. Tente de novo, ou ligue para o restaurante.',
  disputeText: (until: string) =>
    `Conte para nós o que aconteceu; tem até ${until}. Enquanto não decidirmos, a ausência não conta contra você.`,
  disputeSend: 'Contestar a ausência',
  disputeStates: {
    open: 'Recebemos o que nos contou. Escrevemos a você quando estiver decidido; até lá, a ausência não conta.',
    upheld: 'Tinha razão: a ausência foi excluída e a reserva conta como usada.',
    rejected: 'Analisamos o que nos contou. A ausência se mantém.',
  },
  claimIntro: 'Dois minutos: uma foto da conta, quanto lhe cobraram e o que disse o restaurante.',
  claimPhoto: 'Foto da conta',
  claimChargedWrong: 'Digite um valor, por exemplo 45,50.',
  claimTextHint: 'Por exemplo, o que disse quem serviu na mesa.',
  claimStates: {
    open: 'Recebemos sua reclamação. Vemos a conta e escrevemos para você.',
  },
};
