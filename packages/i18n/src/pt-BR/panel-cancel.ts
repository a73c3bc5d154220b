import type { Overlay } from '../overlay.ts';
import type { cancel as pt } from '../pt/panel-cancel.ts';

export const cancel: Overlay<typeof pt> = {
  allDecided: 'Tudo resolvido.',
  text: 'A mesa fica livre. O cliente recebe de volta tudo o que pagou e um voucher grátis pelo incômodo, e é avisado do motivo por e-mail. Não é possível desfazer.',
  reasons: ['Fechado nesse dia', 'Problema na cozinha', 'Evento privado'],
};
