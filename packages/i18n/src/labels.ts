import type { KitchenSlug, ServiceSlug } from '@metade/contracts/catalogue.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';

type Words = Worded<string>;

/** Name of a cuisine slug in a locale; an unknown slug is shown as written, without its hyphens. */
export function kitchenLabel(slug: string, locale: Locale): string {
  return labelIn(KITCHEN_LABELS, slug, locale);
}

/** Name of a service slug in a locale; an unknown slug is shown as written, without its hyphens. */
export function serviceLabel(slug: string, locale: Locale): string {
  return labelIn(SERVICE_LABELS, slug, locale);
}

function labelIn(labels: Record<string, Words>, slug: string, locale: Locale): string {
  const label = Object.hasOwn(labels, slug) ? labels[slug] : undefined;
  return label ? inLocale(label, locale) : readable(slug);
}

function readable(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const words = (en: string, es: string, pt: string, ptBr = pt): Words => ({ en, es, pt, 'pt-BR': ptBr });

const SERVICE_LABELS: Record<ServiceSlug, Words> = {
  'outdoor-table': words('Outdoor table', 'Terraza', 'Mesa no exterior', 'Mesa ao ar livre'),
  'wheelchair-access': words('Wheelchair access', 'Acceso para silla de ruedas', 'Acesso para cadeira de rodas'),
  wifi: words('Wi-Fi', 'Wifi', 'Wi-Fi'),
  'air-conditioning': words('Air conditioning', 'Aire acondicionado', 'Ar condicionado'),
  'kids-space': words('Kids’ space', 'Zona infantil', 'Espaço para crianças'),
  'smoking-area': words('Smoking area', 'Zona de fumadores', 'Área de fumadores', 'Área para fumantes'),
  parking: words('Parking', 'Aparcamiento', 'Estacionamento'),
  'dogs-accepted': words('Dogs welcome', 'Se admiten perros', 'Aceita cães'),
};

const KITCHEN_LABELS: Record<KitchenSlug, Words> = {
  portuguesa: words('Portuguese', 'Portuguesa', 'Portuguesa'),
  marisqueira: words('Seafood restaurant', 'Marisquería', 'Marisqueira'),
  italiana: words('Italian', 'Italiana', 'Italiana'),
  pizzaria: words('Pizzeria', 'Pizzería', 'Pizzaria'),
  japonesa: words('Japanese', 'Japonesa', 'Japonesa'),
  sushi: words('Sushi', 'Sushi', 'Sushi'),
  brasileira: words('Brazilian', 'Brasileña', 'Brasileira'),
  churrascaria: words('Brazilian grill', 'Asador brasileño', 'Churrascaria'),
  steakhouse: words('Steakhouse', 'Asador', 'Steakhouse'),
  hamburgueria: words('Burgers', 'Hamburguesería', 'Hamburgueria'),
  'fast-food': words('Fast food', 'Comida rápida', 'Fast food'),
  vegano: words('Vegan', 'Vegana', 'Vegana'),
  vegetariana: words('Vegetarian', 'Vegetariana', 'Vegetariana'),
  mediterranica: words('Mediterranean', 'Mediterránea', 'Mediterrânica', 'Mediterrânea'),
  espanhola: words('Spanish', 'Española', 'Espanhola'),
  tapas: words('Tapas', 'Tapas', 'Tapas'),
  mexicana: words('Mexican', 'Mexicana', 'Mexicana'),
  indiana: words('Indian', 'India', 'Indiana'),
  cafe: words('Café', 'Cafetería', 'Café'),
  padaria: words('Bakery', 'Panadería', 'Padaria'),
  tasca: words('Tavern', 'Taberna', 'Tasca'),
  chinesa: words('Chinese', 'China', 'Chinesa'),
  tailandesa: words('Thai', 'Tailandesa', 'Tailandesa'),
  peruana: words('Peruvian', 'Peruana', 'Peruana'),
  argentina: words('Argentinian', 'Argentina', 'Argentina'),
  francesa: words('French', 'Francesa', 'Francesa'),
  alema: words('German', 'Alemana', 'Alemã'),
  americana: words('American', 'Americana', 'Americana'),
  arabe: words('Arabic', 'Árabe', 'Árabe'),
  turca: words('Turkish', 'Turca', 'Turca'),
  grega: words('Greek', 'Griega', 'Grega'),
  coreana: words('Korean', 'Coreana', 'Coreana'),
  vietnamita: words('Vietnamese', 'Vietnamita', 'Vietnamita'),
  africana: words('African', 'Africana', 'Africana'),
  mineira: words('Minas Gerais', 'De Minas Gerais', 'Mineira'),
  baiana: words('Bahian', 'De Bahía', 'Baiana'),
  nordestina: words('Brazilian north-east', 'Del noreste de Brasil', 'Nordestina'),
  'frutos-do-mar': words('Seafood', 'Marisco', 'Marisco', 'Frutos do mar'),
  grelhados: words('Grill', 'A la brasa', 'Grelhados'),
  contemporanea: words('Contemporary', 'Contemporánea', 'Contemporânea'),
  autor: words('Signature cuisine', 'De autor', 'De autor'),
  fusao: words('Fusion', 'Fusión', 'Fusão'),
  internacional: words('International', 'Internacional', 'Internacional'),
  asiatica: words('Asian', 'Asiática', 'Asiática'),
  bar: words('Bar', 'Bar', 'Bar'),
  petiscos: words('Small plates', 'Para picar', 'Petiscos'),
  cervejaria: words('Beer hall', 'Cervecería', 'Cervejaria'),
  gelataria: words('Ice cream', 'Heladería', 'Gelataria', 'Sorveteria'),
  doces: words('Sweets', 'Dulces', 'Doces'),
  saudavel: words('Healthy', 'Saludable', 'Saudável'),
  'sem-gluten': words('Gluten-free', 'Sin gluten', 'Sem glúten'),
  basca: words('Basque', 'Vasca', 'Basca'),
  galega: words('Galician', 'Gallega', 'Galega'),
  asturiana: words('Asturian', 'Asturiana', 'Asturiana'),
  andaluza: words('Andalusian', 'Andaluza', 'Andaluza'),
  madrilena: words('Madrid', 'Madrileña', 'Madrilena'),
  catalana: words('Catalan', 'Catalana', 'Catalã'),
  valenciana: words('Valencian', 'Valenciana', 'Valenciana'),
  castelhana: words('Castilian', 'Castellana', 'Castelhana'),
  canaria: words('Canarian', 'Canaria', 'Canária'),
  latina: words('Latin American', 'Latina', 'Latina'),
  colombiana: words('Colombian', 'Colombiana', 'Colombiana'),
  venezuelana: words('Venezuelan', 'Venezolana', 'Venezuelana'),
  cubana: words('Cuban', 'Cubana', 'Cubana'),
  caribenha: words('Caribbean', 'Caribeña', 'Caribenha'),
  nepalesa: words('Nepalese', 'Nepalí', 'Nepalesa'),
  libanesa: words('Lebanese', 'Libanesa', 'Libanesa'),
  marroquina: words('Moroccan', 'Marroquí', 'Marroquina'),
  russa: words('Russian', 'Rusa', 'Russa'),
  israelita: words('Israeli', 'Israelí', 'Israelita'),
  buffet: words('Buffet', 'Bufé', 'Buffet'),
  sanduiches: words('Sandwiches', 'Bocadillos', 'Sandes', 'Sanduíches'),
  sopas: words('Soups', 'Sopas', 'Sopas'),
  bacalhau: words('Salt cod', 'Bacalao', 'Bacalhau'),
};
