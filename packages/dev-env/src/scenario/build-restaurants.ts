import { hash, rng } from '../art/kit.mjs';
import type { Random } from '../art/kit.mjs';
import { pictureSrc } from '../pictures/picture-source.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import { slugOf } from '@metade/domain/slug.ts';
import { buildGrid } from './build-grid.ts';
import type { OpeningHours } from './build-grid.ts';
import { buildMenu } from './build-menu.ts';
import type { DemoMenuItem } from './build-menu.ts';
import { buildReviews } from './build-reviews.ts';
import type { DemoReview } from './build-reviews.ts';
import type { DemoLanguage } from './menu-endings.ts';
import { demoCities } from './places.ts';
import type { CityKey, Sketch } from './places.ts';
import { lisboa } from './restaurants-lisboa.ts';
import { madrid } from './restaurants-madrid.ts';
import { porto } from './restaurants-porto.ts';
import { rio } from './restaurants-rio.ts';
import { saoPaulo } from './restaurants-sao-paulo.ts';
import { uuidOf } from './uuid-of.ts';

export type DemoRestaurant = {
  id: string;
  slug: string;
  city: (typeof demoCities)[CityKey];
  sketch: Sketch;
  language: DemoLanguage;
  phone: string;
  services: string[];
  tolerance: number;
  acceptedSizes: number[];
  onePersonOk: boolean;
  horizonDays: number;
  cutoffMinutes: number;
  worksheet: OpeningHours[];
  /** Open entries of the week. */
  grid: TableSlot[];
  menu: DemoMenuItem[];
  pictures: PictureSource[];
  photos: { kind: 'logo' | 'cover' | 'photo'; src: string; alt: string }[];
  reviews: DemoReview[];
};

/** The restaurant of owner@metade.test, with host@metade.test in its team. */
export const ownersRestaurantSlug = 'taberna-do-acucar';

/** All restaurants of the demo, the same every time. */
export function demoRestaurants(): DemoRestaurant[] {
  const lists: Record<CityKey, readonly Sketch[]> = { lisboa, porto, madrid, saoPaulo, rio };
  return (Object.keys(lists) as CityKey[]).flatMap((key) =>
    lists[key].map((sketch, index) => buildRestaurant(key, sketch, index)),
  );
}

const languages: Record<'PT' | 'BR' | 'ES', DemoLanguage> = { PT: 'pt-PT', BR: 'pt-BR', ES: 'es' };

/** What follows from a sketch, by its place in its list. */
export function buildRestaurant(key: CityKey, sketch: Sketch, index: number): DemoRestaurant {
  const city = demoCities[key];
  const slug = slugOf(sketch.name);
  const random = rng(`restaurant ${slug}`);
  const language = languages[city.country];
  const acceptedSizes = random.yes(0.15) ? [2, 4] : [2, 4, 6];
  const { worksheet, grid } = buildGrid(random, {
    slug,
    country: city.country,
    opens: sketch.opens,
    acceptedSizes,
    always: slug === ownersRestaurantSlug,
  });
  const pictures = picturesOf(slug, sketch);
  return {
    id: uuidOf(`restaurant ${slug}`),
    slug,
    city,
    sketch,
    language,
    phone: `${city.phone}${100 + index * 7}`,
    services: buildServices(random),
    tolerance: random.pick([30, 30, 30, 15, 20, 45, 10]),
    acceptedSizes,
    onePersonOk: random.yes(0.85),
    horizonDays: random.pick([30, 30, 30, 45, 60, 14]),
    cutoffMinutes: random.pick([120, 120, 60, 30, 240]),
    worksheet,
    grid,
    menu: buildMenu(random, {
      key: sketch.menu,
      language,
      ticket: sketch.ticket,
      dessertsOut: sketch.dessertsOut === true,
    }),
    pictures,
    photos: pictures.map((source) => ({
      kind: source.kind,
      src: pictureSrc(source),
      alt: altOf(source, sketch.name, language),
    })),
    reviews: buildReviews(random, language, sketch.busy === true),
  };
}

function buildServices(random: Random): string[] {
  const chances = {
    'outdoor-table': 0.45,
    'wheelchair-access': 0.6,
    wifi: 0.8,
    'air-conditioning': 0.6,
    'kids-space': 0.2,
    'smoking-area': 0.12,
    parking: 0.25,
    'dogs-accepted': 0.3,
  };
  return Object.entries(chances).flatMap(([service, chance]) => (random.yes(chance) ? [service] : []));
}

function picturesOf(slug: string, sketch: Sketch): PictureSource[] {
  const kitchen = sketch.kitchens[0] ?? sketch.menu;
  const first = hash(slug) % 4;
  return [
    { kind: 'cover', kitchen, slug, n: 0 },
    { kind: 'logo', kitchen, slug, n: 0 },
    ...[0, 1, 2, 3].map((n) => ({ kind: 'photo' as const, kitchen, slug, n: (first + n) % 4 })),
  ];
}

function altOf({ kind, n }: PictureSource, name: string, language: DemoLanguage): string {
  const es = language === 'es';
  if (kind === 'logo') return `${language === 'pt-PT' ? 'Logótipo' : 'Logotipo'} de ${name}`;
  if (kind === 'cover') return es ? `Un plato de ${name}, ilustración` : `Um prato de ${name}, ilustração`;
  const scenes = es
    ? ['La mesa puesta', 'Un plato de cerca', 'Copas y platillos', 'La fachada']
    : ['A mesa posta', 'Um prato de perto', 'Copos e pratos pequenos', 'A fachada'];
  return `${scenes[n]}, ${es ? 'ilustración' : 'ilustração'}`;
}
