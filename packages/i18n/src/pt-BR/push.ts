import type { Overlay } from '../overlay.ts';
import type { push as pt } from '../pt/push.ts';

export const push: Overlay<typeof pt> = {
  text: 'No momento em que acontece, no celular ou no computador. O que você escolher vale para todos os seus dispositivos.',
  denied:
    'O navegador não permite. Autorize as notificações deste site nas configurações do navegador e tente de novo.',
  unsupported:
    'Este navegador não recebe notificações. No iPhone e no iPad, adicione primeiro o site à tela de início e abra-o por lá.',
  failed: 'Não foi possível ativar as notificações. Tente de novo em instantes.',
  what: 'O que você quer saber',
  kinds: {
    waiting: 'Uma mesa da lista de espera ficou livre',
    team_booking: 'Equipe: nova reserva',
    team_deadline: 'Equipe: prazo para responder terminando',
  },
  app: 'Aplicativo',
  remove: 'Remover',
};
