import type { Overlay } from '../overlay.ts';
import type { flagged as pt } from '../pt/panel-flagged.ts';

export const flagged: Overlay<typeof pt> = {
  noneText: 'As que forem marcadas aparecem aqui, as mais antigas primeiro.',
  nav: 'Avaliações para ver',
  text: 'O que um restaurante, ou a verificação automática, pediu para uma pessoa ver. Nenhuma é retirada por ser negativa.',
  none: 'Não há nenhuma esperando.',
  first: 'Voltar ao começo',
  held: 'Retida até você decidir',
  public: 'Publicada',
  says: (restaurant: string) => `${restaurant} pede uma revisão`,
  waiting: 'Esperando desde',
  help: 'Retire só o que não é desta refeição, ofende ou expõe alguém. A avaliação sai da página e da média, e quem escreveu recebe o motivo.',
  kept: (title: string) => `“${title}” continua publicada.`,
  removed: (title: string) => `“${title}” foi retirada; quem escreveu foi avisado.`,
};
