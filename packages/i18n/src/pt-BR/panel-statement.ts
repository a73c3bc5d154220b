import type { Overlay } from '../overlay.ts';
import type { statement as pt } from '../pt/panel-statement.ts';

export const statement: Overlay<typeof pt> = {
  parts: 'Cupons e créditos',
  how: 'Líquido = taxas cobradas − devoluções e contestações perdidas − cupons, créditos e vouchers grátis usados. As taxas do processador não são descontadas. Conta o mês da refeição.',
  later: 'Uma devolução feita depois do fechamento entra no mês em que acontece. Um ajuste entra no extrato seguinte.',
  closesOn: 'Ainda pode mudar; fecha depois do fim do mês.',
  unpaid: 'A pagar',
  pdf: 'Baixar PDF',
  downloadFailed: 'Não foi possível baixar o arquivo. Tente de novo.',
};
