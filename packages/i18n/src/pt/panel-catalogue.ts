import type { CatalogueKind } from '@metade/contracts/catalogue.ts';

const artigos = (n: number): string => (n === 1 ? '1 artigo' : `${n} artigos`);
const restaurantes = (n: number): string => (n === 1 ? '1 restaurante' : `${n} restaurantes`);

/** Words of the desk's catalogues of kitchens, services and categories of the blog, and of those who choose from them. */
export const catalogue = {
  title: 'Cozinhas, serviços e categorias',
  text: 'O que os restaurantes e os artigos do blogue escolhem e os clientes filtram. O que muda aqui vê-se no site em segundos.',
  kinds: { kitchen: 'Cozinhas', service: 'Serviços', category: 'Categorias do blogue' },
  kindsLabel: 'Catálogos',
  languages: { pt: 'Português', 'pt-BR': 'Português do Brasil', en: 'Inglês', es: 'Espanhol' },
  search: 'Nome ou endereço',
  none: 'Nada com este nome.',
  missing: (languages: string) => `Falta: ${languages}`,
  used: (n: number, kind: CatalogueKind): string => (kind === 'category' ? artigos(n) : restaurantes(n)),
  first: 'Primeiro nas listas',
  byName: 'Depois, por nome em cada língua',
  goneTitle: 'Já não disponíveis',
  offered: 'Disponível',
  retired: 'Já não disponível',
  mergedInto: (name: string) => `Agora é ${name}`,
  gone: (name: string) => `${name} (já não disponível)`,
  add: { kitchen: 'Nova cozinha', service: 'Novo serviço', category: 'Nova categoria' },
  edit: (name: string) => `Mudar ${name}`,
  slug: 'Endereço',
  slugHint: 'Letras minúsculas, números e hífenes. Não muda depois de criado.',
  slugStays: (slug: string) => `Endereço: ${slug}. Não muda, para que as ligações continuem certas.`,
  brazilHint: 'Só onde o Brasil diz de outro modo.',
  fallback: 'Sem nome, mostra-se o português.',
  icon: 'Ícone',
  icons: {
    cutlery: 'Talheres',
    chef: 'Chapéu de chef',
    flame: 'Chama',
    meat: 'Carne',
    burger: 'Hambúrguer',
    pizza: 'Pizza',
    fish: 'Peixe',
    shrimp: 'Camarão',
    shell: 'Concha',
    soup: 'Sopa',
    salad: 'Salada',
    leaf: 'Folha',
    wheat: 'Espiga',
    bread: 'Pão',
    sandwich: 'Sandes',
    egg: 'Ovo',
    cake: 'Bolo',
    'ice-cream': 'Gelado',
    bites: 'Petiscos',
    coffee: 'Café',
    beer: 'Cerveja',
    wine: 'Vinho',
    glass: 'Copo',
    globe: 'Globo',
    parasol: 'Guarda-sol',
    wheelchair: 'Acessibilidade',
    child: 'Criança',
    dog: 'Cão',
    wifi: 'Wi-Fi',
    cold: 'Floco de neve',
    smoking: 'Cigarro',
    parking: 'Estacionamento',
    charger: 'Carregador',
    music: 'Música',
    tv: 'Televisão',
    bike: 'Bicicleta',
  },
  save: 'Guardar',
  create: 'Criar',
  saved: (name: string) => `${name}: guardado.`,
  theirs: 'Outra pessoa mudou isto enquanto escrevia. O seu texto continua aqui; se guardar, fica o seu.',
  order: 'Ordenar',
  orderTitle: 'O que vem primeiro',
  orderText: 'Arraste, ou use as setas. O que não puser aqui segue por nome, em cada língua.',
  orderNone: 'Ainda nada: tudo segue por nome.',
  putFirst: (name: string) => `Pôr ${name} entre os primeiros`,
  leave: (name: string) => `Deixar ${name} seguir por nome`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
  saveOrder: 'Guardar ordem',
  orderSaved: 'Ordem guardada.',
  orderTheirs: 'Outra pessoa mudou a ordem. Se guardar, fica a sua.',
  reason: 'Motivo',
  reasonHint: 'Fica no registo.',
  retire: 'Deixar de oferecer',
  retireText: (n: number, kind: CatalogueKind): string => {
    if (kind === 'category')
      return n === 0
        ? 'Nenhum artigo a tem. Pode voltar a oferecê-la quando quiser.'
        : `${artigos(n)} ${n === 1 ? 'tem-na e fica' : 'têm-na e ficam'} com ela. Ninguém mais a pode escolher, e sai dos filtros do blogue. Pode voltar a oferecê-la.`;
    return n === 0
      ? 'Nenhum restaurante o tem. Pode voltar a oferecê-lo quando quiser.'
      : `${restaurantes(n)} ${n === 1 ? 'tem-no e fica' : 'têm-no e ficam'} com ele na sua página. Ninguém mais o pode escolher, e sai dos filtros. Pode voltar a oferecê-lo.`;
  },
  bringBack: 'Voltar a oferecer',
  bringBackText: (kind: CatalogueKind): string =>
    kind === 'category'
      ? 'Volta às escolhas de quem escreve e aos filtros do blogue.'
      : 'Volta às escolhas dos restaurantes e aos filtros.',
  isRetired: (name: string) => `${name} já não se oferece.`,
  isBack: (name: string) => `${name} volta a oferecer-se.`,
  merge: 'Unir a outro',
  mergeText: (n: number, kind: CatalogueKind): string => {
    const [none, other] =
      kind === 'category' ? ['Nenhum artigo a tem.', 'a outra'] : ['Nenhum restaurante o tem.', 'o outro'];
    const things = kind === 'category' ? artigos(n) : restaurantes(n);
    return `${n === 0 ? none : `${things} ${n === 1 ? 'passa' : 'passam'} a ter ${other}.`} As ligações antigas levam ${kind === 'category' ? 'à outra' : 'ao outro'}. Não se desfaz com um toque.`;
  },
  mergeInto: 'Unir a',
  choose: 'Escolha um',
  merged: (n: number, kind: CatalogueKind): string =>
    `${kind === 'category' ? `Unida: ${artigos(n)}` : `Unido: ${restaurantes(n)}`} ${n === 1 ? 'mudou' : 'mudaram'}.`,
  columns: {
    kind: 'Catálogo',
    slug: 'Endereço',
    icon: 'Ícone',
    position: 'Ordem',
    state: 'Estado',
    used: 'Em uso',
  },
};
