import type { used as pt } from '../pt/used.ts';

export const used: typeof pt = {
  usedAt: (time) => `Used ${time}`,
  usedBy: (time, name) => `Used ${time} by ${name}`,
  usedByPin: (time) => `Used ${time} with the waiter’s PIN`,
};
