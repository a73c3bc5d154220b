import type { Overlay } from '../overlay.ts';
import type { handed as pt } from '../pt/handed.ts';

export const handed: Overlay<typeof pt> = {
  title: 'Tem uma mesa esperando por você',
  by: (name: string) =>
    `${name} segurou esta mesa para você e vai saber se a reserva foi feita. Não recebe seu nome nem seus dados.`,
  byAssistant: 'Um assistente segurou esta mesa para você.',
  until: (time: string) =>
    `Mesa garantida até ${time}. Nada está reservado nem pago até você aceitar os termos e pagar.`,
  overTitle: 'Esta mesa não está mais garantida',
  toBookings: 'Minhas reservas',
};
