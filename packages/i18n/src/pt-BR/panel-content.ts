import type { Overlay } from '../overlay.ts';
import type { content as portugal } from '../pt/panel-content.ts';

/** Of the desk's texts what Brazil says differently. */
export const content: Overlay<typeof portugal> = {
  kinds: { post: 'Blog' },
  documents: { terms: 'Termos de uso' },
  consent: { title: 'Nossos termos mudaram' },
  saving: 'Salvando…',
  savedAt: (time: string) => `Salvo às ${time}`,
  notSaved: 'Não salvo',
  conflictText: 'O que você escreveu ficou por cima do que a outra pessoa salvou. Confira estes parágrafos:',
  restore: 'Restaurar',
  preview: { phone: 'Celular (390)' },
  newSlugNote: 'Minúsculas, números e hifens. Não muda depois.',
  mailValues: { firstName: 'Nome', address: 'Endereço', amount: 'Valor do vale-presente' },
  values: {
    noShowDisputeDays: 'Contestar um não comparecimento (dias)',
    noShowLimit: 'Não comparecimentos até o bloqueio',
    noShowMonths: 'Não comparecimentos: período (meses)',
    giftMin: 'Vale-presente, mínimo',
    giftMonths: 'Validade do vale-presente (meses)',
    giftReturnDays: 'Devolver o vale-presente (dias)',
    withdrawal: 'Direito de arrependimento (parágrafo)',
    withdrawalShort: 'Direito de arrependimento (frase)',
  },
};
