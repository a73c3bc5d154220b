import type { catalogue as pt } from '../pt/panel-catalogue.ts';

const articulos = (n: number): string => `${n} ${n === 1 ? 'artículo' : 'artículos'}`;
const restaurantes = (n: number): string => `${n} ${n === 1 ? 'restaurante' : 'restaurantes'}`;

export const catalogue: typeof pt = {
  title: 'Cocinas, servicios y categorías',
  text: 'Lo que los restaurantes y los artículos del blog eligen y los clientes filtran. Lo que cambie aquí se ve en la web en segundos.',
  kinds: { kitchen: 'Cocinas', service: 'Servicios', category: 'Categorías del blog' },
  kindsLabel: 'Catálogos',
  languages: { pt: 'Portugués', 'pt-BR': 'Portugués de Brasil', en: 'Inglés', es: 'Español' },
  search: 'Nombre o dirección',
  none: 'Nada con este nombre.',
  missing: (languages) => `Falta: ${languages}`,
  used: (n, kind) => (kind === 'category' ? articulos(n) : restaurantes(n)),
  first: 'Primero en las listas',
  byName: 'Después, por nombre en cada idioma',
  goneTitle: 'Ya no disponibles',
  offered: 'Disponible',
  retired: 'Ya no disponible',
  mergedInto: (name) => `Ahora es ${name}`,
  gone: (name) => `${name} (ya no disponible)`,
  add: { kitchen: 'Nueva cocina', service: 'Nuevo servicio', category: 'Nueva categoría' },
  edit: (name) => `Cambiar ${name}`,
  slug: 'Dirección',
  slugHint: 'Minúsculas, números y guiones. No se puede cambiar después.',
  slugStays: (slug) => `Dirección: ${slug}. No cambia, para que los enlaces sigan funcionando.`,
  brazilHint: 'Solo donde Brasil lo dice de otro modo.',
  fallback: 'Sin nombre, se muestra el portugués.',
  icon: 'Icono',
  icons: {
    cutlery: 'Cubiertos',
    chef: 'Gorro de chef',
    flame: 'Llama',
    meat: 'Carne',
    burger: 'Hamburguesa',
    pizza: 'Pizza',
    fish: 'Pescado',
    shrimp: 'Gamba',
    shell: 'Concha',
    soup: 'Sopa',
    salad: 'Ensalada',
    leaf: 'Hoja',
    wheat: 'Espiga',
    bread: 'Pan',
    sandwich: 'Bocadillo',
    egg: 'Huevo',
    cake: 'Tarta',
    'ice-cream': 'Helado',
    bites: 'Para picar',
    coffee: 'Café',
    beer: 'Cerveza',
    wine: 'Vino',
    glass: 'Copa',
    globe: 'Globo terráqueo',
    parasol: 'Sombrilla',
    wheelchair: 'Accesibilidad',
    child: 'Niño',
    dog: 'Perro',
    wifi: 'Wifi',
    cold: 'Copo de nieve',
    smoking: 'Cigarrillo',
    parking: 'Aparcamiento',
    charger: 'Cargador',
    music: 'Música',
    tv: 'Televisión',
    bike: 'Bicicleta',
  },
  save: 'Guardar',
  create: 'Crear',
  saved: (name) => `${name}: guardado.`,
  theirs: 'Otra persona ha cambiado esto mientras escribía. Su texto sigue aquí; si guarda, queda el suyo.',
  order: 'Ordenar',
  orderTitle: 'Lo que va primero',
  orderText: 'Arrastre, o use las flechas. Lo que no ponga aquí sigue por nombre, en cada idioma.',
  orderNone: 'Nada todavía: todo sigue por nombre.',
  putFirst: (name) => `Poner ${name} entre los primeros`,
  leave: (name) => `Dejar que ${name} siga por nombre`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  saveOrder: 'Guardar el orden',
  orderSaved: 'Orden guardado.',
  orderTheirs: 'Otra persona ha cambiado el orden. Si guarda, queda el suyo.',
  reason: 'Motivo',
  reasonHint: 'Queda en el registro.',
  retire: 'Dejar de ofrecer',
  retireText: (n, kind) => {
    if (kind === 'category')
      return n === 0
        ? 'Ningún artículo la tiene. Puede volver a ofrecerla cuando quiera.'
        : `${articulos(n)} ${n === 1 ? 'la tiene y la conserva' : 'la tienen y la conservan'}. Nadie más puede elegirla, y sale de los filtros del blog. Puede volver a ofrecerla.`;
    return n === 0
      ? 'Ningún restaurante lo tiene. Puede volver a ofrecerlo cuando quiera.'
      : `${restaurantes(n)} ${n === 1 ? 'lo tiene y lo conserva en su página' : 'lo tienen y lo conservan en su página'}. Nadie más puede elegirlo, y sale de los filtros. Puede volver a ofrecerlo.`;
  },
  bringBack: 'Volver a ofrecer',
  bringBackText: (kind) =>
    kind === 'category'
      ? 'Los artículos pueden tenerla de nuevo, y vuelve a los filtros del blog.'
      : 'Los restaurantes pueden elegirlo de nuevo, y vuelve a los filtros.',
  isRetired: (name) => `${name} ya no se ofrece.`,
  isBack: (name) => `${name} vuelve a ofrecerse.`,
  merge: 'Unir a otro',
  mergeText: (n, kind) => {
    const [none, things, other] =
      kind === 'category'
        ? ['Ningún artículo la tiene.', articulos(n), 'la otra']
        : ['Ningún restaurante lo tiene.', restaurantes(n), 'el otro'];
    return `${n === 0 ? none : `${things} ${n === 1 ? 'pasa' : 'pasan'} a tener ${other}.`} Los enlaces antiguos llevan ${kind === 'category' ? 'a la otra' : 'al otro'}. No se puede deshacer.`;
  },
  mergeInto: 'Unir a',
  choose: 'Elija uno',
  merged: (n, kind) =>
    `${kind === 'category' ? `Unida: ${articulos(n)}` : `Unido: ${restaurantes(n)}`} ${n === 1 ? 'ha cambiado' : 'han cambiado'}.`,
  columns: {
    kind: 'Catálogo',
    slug: 'Dirección',
    icon: 'Icono',
    position: 'Orden',
    state: 'Estado',
    used: 'En uso',
  },
};
