import type { Overlay } from '../overlay.ts';
import type { used as pt } from '../pt/used.ts';

export const used: Overlay<typeof pt> = {
  usedByPin: (time: string): string => `Usado às ${time} com o PIN do garçom`,
};
