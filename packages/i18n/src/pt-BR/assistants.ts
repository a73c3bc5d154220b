import type { Overlay } from '../overlay.ts';
import type { assistants as pt } from '../pt/assistants.ts';

export const assistants: Overlay<typeof pt> = {
  askTitle: (name: string) => `Permitir que “${name}” leia suas reservas?`,
  askText:
    'Um assistente pede para ler suas reservas: restaurante, dia, horário, pessoas, taxa de reserva e situação. Ele não vê cartões nem vouchers, e não pode reservar, pagar, alterar nem cancelar.',
  askHost: (host: string) =>
    `A resposta vai para ${host}. O nome é o que o assistente dá a si mesmo: só permita se foi você que pediu.`,
  askDays: (days: number) => `Vale por ${days} dias. Você pode encerrar quando quiser, no seu perfil.`,
  backText: 'Você já pode voltar ao assistente.',
  wrongText: 'Volte ao assistente e peça de novo.',
  text: 'Leem suas reservas e nada mais.',
  none: 'Nenhum assistente lê suas reservas.',
  end: 'Encerrar',
  ended: 'O assistente não lê mais suas reservas.',
};
