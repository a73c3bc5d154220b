import type { Overlay } from '../overlay.ts';
import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: Overlay<typeof pt> = {
  onTime: 'No fim, chego na hora',
  notSent: 'Sem internet: não foi enviado. Tente de novo, ou ligue para o restaurante.',
  disputeText: (until: string) =>
    `Conte-nos o que aconteceu; tem até ${until}. Enquanto não decidirmos, a falta não conta contra você.`,
  disputeStates: {
    open: 'Recebemos o que nos contou. Escrevemos a você quando estiver decidido; até lá, a falta não conta.',
    upheld: 'Tinha razão: a falta foi excluída e a reserva conta como usada.',
    rejected: 'Vimos o que nos contou. A falta se mantém.',
  },
  claimIntro: 'Dois minutos: uma foto da conta, quanto lhe cobraram e o que disse a casa.',
  claimPhoto: 'Foto da conta',
  claimTextHint: 'Por exemplo, o que disse quem serviu na mesa.',
  claimStates: {
    open: 'Recebemos sua reclamação. Vemos a conta e escrevemos para você.',
  },
};
