import type { Overlay } from '../overlay.ts';
import type { report as pt } from '../pt/panel-report.ts';

export const report: Overlay<typeof pt> = {
  honourNote: 'Mesas que chegaram sem uma reclamação aceita; contamos a partir de 10.',
  offeredNote:
    'As mesas oferecidas são as do mapa de mesas e do calendário como estavam quando cada dia acabou. Antes de existir esse registro, como estão hoje.',
  quarter: (n: string, year: string) => `${n}º trimestre de ${year}`,
  downloadFailed: 'Não foi possível baixar. Tente de novo.',
  text: 'Como foram suas mesas.',
  badRange: 'O período termina antes de começar, começa no futuro ou é longo demais.',
  metrics: {
    noShows: 'Não comparecimentos',
    unmet: 'Procuraram mesa e não encontraram',
    responseMinutes: 'Tempo de resposta',
  },
  requests: (answered: number, asked: number) => `Você respondeu a ${answered} de ${asked} pedidos.`,
  noSuch: 'Este relatório não existe ou é de outro restaurante',
  madeOn: (when: string) => `Feito em ${when}`,
  keptText: 'Feitos em 5 de janeiro, abril, julho e outubro; ficam como foram feitos.',
};
