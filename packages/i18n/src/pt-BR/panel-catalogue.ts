import type { Overlay } from '../overlay.ts';
import type { catalogue as pt } from '../pt/panel-catalogue.ts';

export const catalogue: Overlay<typeof pt> = {
  text: 'O que os restaurantes escolhem e os clientes filtram. O que muda aqui aparece no site em segundos.',
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
  retireText: (n) =>
    n === 0
      ? 'Nenhum restaurante tem. Você pode voltar a oferecer quando quiser.'
      : `${n === 1 ? '1 restaurante tem e continua' : `${n} restaurantes têm e continuam`} com ele na página. Ninguém mais pode escolher, e ele sai dos filtros. Você pode voltar a oferecer.`,
  isRetired: (name) => `${name} não é mais oferecido.`,
  isBack: (name) => `${name} volta a ser oferecido.`,
  mergeText: (n) =>
    `${n === 0 ? 'Nenhum restaurante tem.' : n === 1 ? '1 restaurante passa a ter o outro.' : `${n} restaurantes passam a ter o outro.`} Os links antigos levam ao outro. Não dá para desfazer.`,
};
