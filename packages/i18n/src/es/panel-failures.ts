import type { failures as pt } from '../pt/panel-failures.ts';
import { jobs } from './panel-jobs.ts';

export const failures: typeof pt = {
  jobs,
  title: 'Fallos',
  text: 'Qué ha fallado, por qué y cuándo se reintenta. Nada se pierde: lo que se dio por perdido espera aquí.',
  kind: 'Qué ha fallado',
  kinds: { mails: 'Mensajes', jobs: 'Tareas', webhooks: 'Webhooks', payments: 'Pagos' },
  what: 'Qué es',
  why: 'Por qué',
  since: 'Desde (UTC)',
  attempts: 'Intentos',
  next: 'Nuevo intento',
  nextAt: (time) => `Nuevo intento ${time}`,
  givenUp: 'Dado por perdido',
  tries: (n) => (n === 1 ? '1 intento' : `${n} intentos`),
  retry: 'Reintentar',
  retryOf: (name) => `Reintentar: ${name}`,
  retryAll: 'Reintentar todo',
  retried: (n, left) => (left > 0 ? `${n} en reintento; quedan ${left}.` : `${n} en reintento.`),
  none: 'Nada ha fallado.',
  noneText: 'Lo que falle aparecerá aquí.',
  asked: 'La pasarela se consulta de nuevo por sí sola.',
};
