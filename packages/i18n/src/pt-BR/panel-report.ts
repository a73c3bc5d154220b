import type { Overlay } from '../overlay.ts';
import type { report as pt } from '../pt/panel-report.ts';

export const report: Overlay<typeof pt> = {
  honourNote: 'Mesas que chegaram sem uma reclamação aceito; contam-se a partir de 10.',
  offeredNote:
    'As mesas oferecidas são as do mapa de mesas e do calendário como estavam quando cada dia acabou. Antes de haver esse cadastro, como estão hoje.',
  quarter: (n: string, year: string) => `${n}º trimestre de ${year}`,
  downloadFailed: 'Não foi possível baixar. Tente outra vez.',
};
