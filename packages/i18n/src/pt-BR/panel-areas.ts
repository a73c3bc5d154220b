import type { Overlay } from '../overlay.ts';
import type { areas as pt } from '../pt/panel-areas.ts';

export const areas: Overlay<typeof pt> = {
  coupons: 'Cupons',
  log: 'Histórico',
  leads: 'Contatos',
};
