import type { Overlay } from '../overlay.ts';
import type { changes as pt } from '../pt/panel-changes.ts';

export const changes: Overlay<typeof pt> = {
  kinds: {
    'registration.begun': 'Cadastro começado',
    'registration.saved': 'Cadastro salvo',
    'registration.submitted': 'Cadastro entregue',
    'registration.approved': 'Cadastro aprovado',
    'registration.changes_requested': 'Alterações pedidas ao cadastro',
    'registration.rejected': 'Cadastro rejeitado',
    'registration.dropped': 'Cadastro excluído com a conta',
    'profile.saved': 'Perfil salvo',
    'menu.saved': 'Cardápio salva',
    'calendar.saved': 'Dia do calendário salvo',
    'calendar.table_opened': 'Mesa aberta em um dia',
    'booking.no_show': 'Não comparecimento marcada',
    'booking.no_show_undone': 'Não comparecimento anulada',
    'waiter_pin.changed': 'PIN dos garçons mudado',
    'team.invited': 'Convite para a equipe',
    'team.joined': 'Entrada na equipe',
    'team.role': 'Função na equipe alterada',
    'team.removed': 'Saída da equipe',
    'proposal.made': 'Novo nome ou endereço propostos',
    'review.flagged': 'Avaliação marcada',
    'calendar_feed.saved': 'Calendário iCal salvo',
    'dispute.decided': 'Contestação de ausência decidida',
  },
  fields: {
    zip: 'CEP',
    terms_version: 'Condições aceitos',
    menu: 'Cardápio',
    logo: 'Logotipo',
    photo: 'Foto',
  },
};
