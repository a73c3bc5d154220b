import type { Overlay } from '../overlay.ts';
import type { catalogue as pt } from '../pt/panel-catalogue.ts';

const artigos = (n: number): string => (n === 1 ? '1 artigo' : `${n} artigos`);
const restaurantes = (n: number): string => (n === 1 ? '1 restaurante' : `${n} restaurantes`);

export const catalogue: Overlay<typeof pt> = {
  text: 'O que os restaurantes e os artigos do blog escolhem e os clientes filtram. O que muda aqui aparece no site em segundos.',
  kinds: { category: 'Categorias do blog' },
  bringBackText: (kind) =>
    kind === 'category'
      ? 'Volta às escolhas de quem escreve e aos filtros do blog.'
      : 'Volta às escolhas dos restaurantes e aos filtros.',
  byName: 'Depois, por nome em cada idioma',
  goneTitle: 'Não mais disponíveis',
  retired: 'Não mais disponível',
  gone: (name) => `${name} (não está mais disponível)`,
  slugStays: (slug) => `Endereço: ${slug}. Não muda, para que os links continuem certos.`,
  edit: (name) => `Editar ${name}`,
  icons: { sandwich: 'Sanduíche', 'ice-cream': 'Sorvete', dog: 'Cachorro' },
  save: 'Salvar',
  saved: (name) => `${name}: salvo.`,
  theirs: 'Outra pessoa mudou isto enquanto você escrevia. O seu texto continua aqui; se você salvar, fica o seu.',
  orderText: 'Arraste ou use as setas. O que não estiver aqui segue por nome, em cada idioma.',
  saveOrder: 'Salvar ordem',
  orderSaved: 'Ordem salva.',
  orderTheirs: 'Outra pessoa mudou a ordem. Se você salvar, fica a sua.',
  reasonHint: 'Fica no histórico.',
  retireText: (n, kind) => {
    if (kind === 'category')
      return n === 0
        ? 'Nenhum artigo tem. Você pode voltar a oferecer quando quiser.'
        : `${artigos(n)} ${n === 1 ? 'tem e continua' : 'têm e continuam'} com ela. Ninguém mais pode escolher, e ela sai dos filtros do blog. Você pode voltar a oferecer.`;
    return n === 0
      ? 'Nenhum restaurante tem. Você pode voltar a oferecer quando quiser.'
      : `${restaurantes(n)} ${n === 1 ? 'tem e continua' : 'têm e continuam'} com ele na página. Ninguém mais pode escolher, e ele sai dos filtros. Você pode voltar a oferecer.`;
  },
  isRetired: (name) => `${name} não é mais oferecido.`,
  isBack: (name) => `${name} volta a ser oferecido.`,
  mergeText: (n, kind) => {
    const [none, things, other] =
      kind === 'category'
        ? ['Nenhum artigo tem.', artigos(n), 'a outra']
        : ['Nenhum restaurante tem.', restaurantes(n), 'o outro'];
    return `${n === 0 ? none : `${things} ${n === 1 ? 'passa' : 'passam'} a ter ${other}.`} Os links antigos levam ${kind === 'category' ? 'à outra' : 'ao outro'}. Não dá para desfazer.`;
  },
};
