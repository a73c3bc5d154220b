import type { Locale } from './locale.ts';

type Words = Record<Locale, string>;

/** Name of a cuisine slug in a locale; an unknown slug is shown as written, without its hyphens. */
export function kitchenLabel(slug: string, locale: Locale): string {
  return KITCHEN_LABELS[slug]?.[locale] ?? readable(slug);
}

/** Name of a service slug in a locale; an unknown slug is shown as written, without its hyphens. */
export function serviceLabel(slug: string, locale: Locale): string {
  return SERVICE_LABELS[slug]?.[locale] ?? readable(slug);
}

function readable(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const words = (en: string, es: string, pt: string): Words => ({ en, es, pt });

export const SERVICE_LABELS: Record<string, Words> = {
  'outdoor-table': words('Outdoor table', 'Terraza', 'Mesa no exterior'),
  'wheelchair-access': words('Wheelchair access', 'Acceso en silla de ruedas', 'Acesso a cadeira de rodas'),
  wifi: words('Wi-Fi', 'Wifi', 'Wi-Fi'),
  'air-conditioning': words('Air conditioning', 'Aire acondicionado', 'Ar condicionado'),
  'kids-space': words('Kids’ space', 'Zona infantil', 'Espaço para crianças'),
  'smoking-area': words('Smoking area', 'Zona de fumadores', 'Área de fumadores'),
  parking: words('Parking', 'Aparcamiento', 'Estacionamento'),
  'dogs-accepted': words('Dogs accepted', 'Se admiten perros', 'Aceita cães'),
};

export const KITCHEN_LABELS: Record<string, Words> = {
  africana: words('African', 'Africana', 'Africana'),
  alema: words('German', 'Alemana', 'Alemã'),
  americana: words('American', 'Americana', 'Americana'),
  arabe: words('Arabic', 'Árabe', 'Árabe'),
  argentina: words('Argentinian', 'Argentina', 'Argentina'),
  asiatica: words('Asian', 'Asiática', 'Asiática'),
  bacalhau: words('Salt cod', 'Bacalao', 'Bacalhau'),
  bar: words('Bar', 'Bar', 'Bar'),
  bistro: words('Bistro', 'Bistró', 'Bistrô'),
  brasileira: words('Brazilian', 'Brasileña', 'Brasileira'),
  brunch: words('Brunch', 'Brunch', 'Brunch'),
  buffet: words('Buffet', 'Bufé', 'Buffet'),
  cafe: words('Café', 'Cafetería', 'Café'),
  chinesa: words('Chinese', 'China', 'Chinesa'),
  churrascaria: words('Grill house', 'Churrasquería', 'Churrascaria'),
  confeitaria: words('Patisserie', 'Pastelería', 'Confeitaria'),
  contemporanea: words('Contemporary', 'Contemporánea', 'Contemporânea'),
  coreana: words('Korean', 'Coreana', 'Coreana'),
  creperia: words('Crêperie', 'Crepería', 'Creperia'),
  espanhola: words('Spanish', 'Española', 'Espanhola'),
  'fast-food': words('Fast food', 'Comida rápida', 'Fast food'),
  francesa: words('French', 'Francesa', 'Francesa'),
  frutosdomar: words('Seafood', 'Marisco', 'Frutos do mar'),
  gelataria: words('Ice cream', 'Heladería', 'Gelataria'),
  grega: words('Greek', 'Griega', 'Grega'),
  grelhados: words('Grill', 'A la brasa', 'Grelhados'),
  hamburgueria: words('Burgers', 'Hamburguesería', 'Hamburgueria'),
  indiana: words('Indian', 'India', 'Indiana'),
  internacional: words('International', 'Internacional', 'Internacional'),
  italiana: words('Italian', 'Italiana', 'Italiana'),
  japonesa: words('Japanese', 'Japonesa', 'Japonesa'),
  libanesa: words('Lebanese', 'Libanesa', 'Libanesa'),
  marisqueira: words('Seafood house', 'Marisquería', 'Marisqueira'),
  mediterranea: words('Mediterranean', 'Mediterránea', 'Mediterrânea'),
  mediterranica: words('Mediterranean', 'Mediterránea', 'Mediterrânica'),
  mexicana: words('Mexican', 'Mexicana', 'Mexicana'),
  mineira: words('Minas Gerais', 'De Minas Gerais', 'Mineira'),
  padaria: words('Bakery', 'Panadería', 'Padaria'),
  peruana: words('Peruvian', 'Peruana', 'Peruana'),
  petiscos: words('Small plates', 'Para picar', 'Petiscos'),
  pizza: words('Pizza', 'Pizza', 'Pizza'),
  pizzaria: words('Pizzeria', 'Pizzería', 'Pizzaria'),
  portuguesa: words('Portuguese', 'Portuguesa', 'Portuguesa'),
  regional: words('Regional', 'Regional', 'Regional'),
  saudavel: words('Healthy', 'Saludable', 'Saudável'),
  steakhouse: words('Steakhouse', 'Asador', 'Steakhouse'),
  sushi: words('Sushi', 'Sushi', 'Sushi'),
  tailandesa: words('Thai', 'Tailandesa', 'Tailandesa'),
  tapas: words('Tapas', 'Tapas', 'Tapas'),
  tasca: words('Tavern', 'Taberna', 'Tasca'),
  vegano: words('Vegan', 'Vegana', 'Vegana'),
  vegetariana: words('Vegetarian', 'Vegetariana', 'Vegetariana'),
  vietnamita: words('Vietnamese', 'Vietnamita', 'Vietnamita'),
};
