import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokensModule } from '../scripts/tokens-module.mts';
import { colours } from '../src/theme/tokens.ts';

const css = readFileSync(path.join(import.meta.dirname, '../../../packages/ui/src/tokens.css'), 'utf8');
const valueOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

test('the app has the colours of tokens.css, as make-assets.mts writes them', () => {
  const written = readFileSync(path.join(import.meta.dirname, '../src/theme/tokens.ts'), 'utf8');
  expect(written).toBe(tokensModule(css));
  expect(colours.light.brand).toBe(valueOf('tomate-600'));
  expect(colours.light.page).toBe(valueOf('linen-0'));
  expect(colours.dark.page).toBe('#17110f');
  expect(Object.keys(colours.dark)).toEqual(Object.keys(colours.light));
});

test('a role without a colour is told', () => {
  expect(() => tokensModule(css.replaceAll('var(--tomate-600)', 'var(--tomate-610)'))).toThrow(
    '--tomate-610 is no colour',
  );
  expect(() => tokensModule('')).toThrow('no dark colours');
});
