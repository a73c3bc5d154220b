import type { Overlay } from '../overlay.ts';
import type { flagged as pt } from '../pt/panel-flagged.ts';

export const flagged: Overlay<typeof pt> = {
  noneText: 'As que forem marcadas aparecem aqui, as mais antigas primeiro.',
};
