import type { Overlay } from '../overlay.ts';
import type { connections as pt } from '../pt/panel-connections.ts';

export const connections: Overlay<typeof pt> = {
  title: 'Conexões',
  calendar: {
    text: 'Suas reservas no calendário que já usa: dos últimos 30 dias em diante.',
    secret: 'Quem tem este endereço lê as reservas. Não o compartilhe.',
    saved: 'Salvo.',
  },
  webhooks: {
    text: 'Avisamos seu próprio sistema de cada passo de uma reserva, com assinatura HMAC (Standard Webhooks).',
    save: 'Salvar',
    saved: 'Salvo.',
    removeText: (url: string) =>
      `${url} deixa de ser avisado. O segredo e o cadastro de envios são excluídos e não voltam.`,
    log: 'Cadastro',
    event: {
      'booking.no_show': 'Não comparecimento',
      'booking.no_show_undone': 'Não comparecimento anulada',
    },
  },
};
