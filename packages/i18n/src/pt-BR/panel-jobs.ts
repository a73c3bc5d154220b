import type { Overlay } from '../overlay.ts';
import type { jobs as pt } from '../pt/panel-jobs.ts';

export const jobs: Overlay<typeof pt> = {
  void_payment: 'Liberar um pagamento',
  release_card_check: 'Liberar a verificação de um cartão',
  tell_team: 'Avisar a equipe',
  tell_team_held: 'Avisar a equipe depois do horário de silêncio',
  send_lead_answer: 'Resposta a um contato',
  send_registration_mail: 'Mensagem de um cadastro',
  tell_diners_of_move: 'Avisar clientes de uma mudança de endereço',
  send_team_mail: 'Convite para uma equipe',
  make_feed: 'Gerar os arquivos para buscadores',
  send_team_digests: 'Resumos para as equipes',
};
