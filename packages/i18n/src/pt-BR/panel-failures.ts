import type { Overlay } from '../overlay.ts';
import type { failures as pt } from '../pt/panel-failures.ts';
import { jobs } from './panel-jobs.ts';

export const failures: Overlay<typeof pt> = {
  jobs,
  text: 'O que falhou, por quê, e quando se tenta outra vez. Nada se perde: o que foi dado como perdido espera aqui.',
  why: 'Por quê',
  asked: 'O gateway é consultado de novo automaticamente.',
};
