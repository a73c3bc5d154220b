import type { Overlay } from '../overlay.ts';
import type { notices as pt } from '../pt/panel-notices.ts';

export const notices: Overlay<typeof pt> = {
  text: (restaurant: string, email: string): string =>
    `O que enviamos para você sobre ${restaurant}, em ${email}. Cada pessoa da equipe escolhe os próprios avisos.`,
  kinds: {
    request: { text: 'Uma reserva espera sua resposta.' },
    deadline: { text: 'O tempo para responder está acabando.' },
    booked: { text: 'Confirmadas na hora, sem precisar de resposta.' },
    claim: { name: 'Reclamações', text: 'Um cliente diz que não recebeu o desconto; esperamos sua versão.' },
  },
  ways: { now: 'Por e-mail, na hora' },
  saved: 'Seus avisos estão salvos.',
};
