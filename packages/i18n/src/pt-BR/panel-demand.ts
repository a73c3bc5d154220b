import type { Overlay } from '../overlay.ts';
import type { demand as pt } from '../pt/panel-demand.ts';

export const demand: Overlay<typeof pt> = {
  noneText: 'Quando alguém buscar e não achar, aparece aqui.',
};
