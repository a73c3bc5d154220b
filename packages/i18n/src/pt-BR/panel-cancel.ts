import type { Overlay } from '../overlay.ts';
import type { cancel as pt } from '../pt/panel-cancel.ts';

export const cancel: Overlay<typeof pt> = {
  text: 'A mesa fica livre. O cliente recebe de volta tudo o que pagou e um voucher grátis pelo incômodo, e é avisado por e-mail com o motivo. Não se pode desfazer.',
};
