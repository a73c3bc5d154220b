import { jobs } from './panel-jobs.ts';

/** Words of what failed: mails, jobs, webhooks and payments. */
export const failures = {
  jobs,
  title: 'Falhas',
  text: 'O que falhou, porquê, e quando se tenta outra vez. Nada se perde: o que foi dado como perdido espera aqui.',
  kind: 'O que falhou',
  kinds: { mails: 'Mensagens', jobs: 'Tarefas', webhooks: 'Webhooks', payments: 'Pagamentos' },
  what: 'O que é',
  why: 'Porquê',
  since: 'Desde (UTC)',
  attempts: 'Tentativas',
  next: 'Nova tentativa',
  nextAt: (time: string) => `Nova tentativa ${time}`,
  givenUp: 'Dada como perdida',
  tries: (n: number): string => (n === 1 ? '1 tentativa' : `${n} tentativas`),
  retry: 'Tentar de novo',
  retryOf: (name: string) => `Tentar de novo: ${name}`,
  retryAll: 'Tentar todas de novo',
  retried: (n: number, left: number): string =>
    left > 0 ? `${n} a ser tentadas de novo; ficam ${left}.` : `${n} a ser tentadas de novo.`,
  none: 'Nada falhou.',
  noneText: 'O que falhar aparece aqui.',
  asked: 'O gateway é perguntado de novo por si só.',
};
