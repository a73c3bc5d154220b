import type { Overlay } from '../overlay.ts';
import type { connections as pt } from '../pt/panel-connections.ts';

export const connections: Overlay<typeof pt> = {
  title: 'Conexões',
  programsText:
    'Chaves com que programas usam a API e endereços que são avisados das reservas de todos os restaurantes.',
  calendar: {
    text: 'Suas reservas no calendário que você já usa: dos últimos 30 dias em diante.',
    renewText: 'O endereço atual deixa de funcionar em todos os calendários que o usam, e isso não tem volta.',
    made: 'O endereço foi criado.',
    secret: 'Quem tem este endereço lê as reservas. Não compartilhe.',
    saved: 'Salvo.',
  },
  keys: {
    text: 'Uma chave permite que um programa seu consulte mesas, segure mesas e leia reservas, e nada além do que você permitir.',
    nameHint: 'Para reconhecer a chave, como “Site” ou “Caixa”.',
    scopes: { holds: 'Segurar mesas; a pessoa aceita e paga por um link' },
    once: 'Copie a chave agora: ela não será mostrada de novo.',
    kept: 'Já guardei',
    created: (day: string): string => `Criada em ${day}`,
    used: (day: string): string => `Usada em ${day}`,
    revokeText: (name: string): string => `“${name}” deixa de funcionar na hora, e isso não tem volta.`,
  },
  webhooks: {
    text: 'Avisamos seu próprio sistema sobre cada passo de uma reserva, com assinatura HMAC (Standard Webhooks).',
    save: 'Salvar',
    saved: 'Salvo.',
    removeText: (url: string) =>
      `${url} deixa de ser avisado. O segredo e o registro de envios são excluídos para sempre.`,
    log: 'Registro',
    logEmpty: 'Nada foi enviado ainda.',
    urlHint: 'Público, começando com https://',
    rotateText: (hours: number) =>
      `O segredo atual ainda assina por ${hours} horas e depois deixa de valer. O novo só é mostrado uma vez.`,
    once: 'Copie o segredo agora: ele não será mostrado de novo.',
    kept: 'Já guardei',
    disabled: (day: string): string =>
      `Desativado desde ${day}: falhou por tempo demais. Altere e salve para ativar de novo.`,
    failing: (day: string): string => `Falhando desde ${day}. Continuamos tentando.`,
    resend: 'Enviar de novo',
    resent: 'Será enviado de novo.',
    states: { waiting: 'Aguardando' },
    event: {
      'booking.no_show': 'Não comparecimento',
      'booking.no_show_undone': 'Não comparecimento anulado',
    },
  },
};
