import type { Random } from '../art/kit.mjs';
import { dishDescriptions } from './dish-descriptions.ts';
import { menuEndings } from './menu-endings.ts';
import type { DemoLanguage } from './menu-endings.ts';
import { menusBr } from './menus-br.ts';
import { menusEs } from './menus-es.ts';
import { menusPt } from './menus-pt.ts';

/** `food`: the 50 % applies. Price in minor units, at full price. */
export type DemoMenuItem = {
  name: string;
  description: string;
  picture: null;
  section: string;
  price: number;
  food: boolean;
};

/** Starters, four mains, two desserts and two or three drinks, priced around the average ticket. */
export function buildMenu(
  random: Random,
  { key, language, ticket, dessertsOut }: { key: string; language: DemoLanguage; ticket: number; dessertsOut: boolean },
): DemoMenuItem[] {
  const menu = { 'pt-PT': menusPt, 'pt-BR': menusBr, es: menusEs }[language][key];
  if (!menu) throw new Error(`no ${language} menu named ${key}`);
  const { sections, desserts, drinks } = menuEndings[language];
  const items = (section: string, lines: readonly string[], food: boolean): DemoMenuItem[] =>
    lines.map((line) => {
      const dish = priced(line, ticket);
      return { ...dish, description: dishDescriptions[language][dish.name] ?? '', picture: null, section, food };
    });
  return [
    ...items(sections.starters, menu.starters.slice(0, 3), true),
    ...items(sections.mains, random.shuffle(menu.mains).slice(0, 4), true),
    ...items(sections.desserts, random.shuffle(desserts).slice(0, 2), !dessertsOut),
    ...items(sections.drinks, random.shuffle(drinks).slice(0, random.i(2, 3)), false),
  ];
}

function priced(line: string, ticket: number): { name: string; price: number } {
  const [name = '', share = ''] = line.split('|');
  return { name, price: Math.max(50, Math.round((Number(share) * ticket) / 50) * 50) };
}
