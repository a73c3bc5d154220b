import type { Overlay } from '../overlay.ts';
import type { cancel as pt } from '../pt/panel-cancel.ts';

export const cancel: Overlay<typeof pt> = {};
