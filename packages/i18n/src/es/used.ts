import type { used as pt } from '../pt/used.ts';

export const used: typeof pt = {
  usedAt: (time) => `Usado a las ${time}`,
  usedBy: (time, name) => `Usado a las ${time} por ${name}`,
  usedByPin: (time) => `Usado a las ${time} con el PIN del camarero`,
};
