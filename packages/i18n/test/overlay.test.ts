import { describe, expect, it } from 'vitest';
import { languageTag, localeOfTag } from '../src/locale.ts';
import { overlaid, type Overlay } from '../src/overlay.ts';

const portugal = { title: 'Ementa', labels: { password: 'Palavra-passe', street: 'Rua' }, steps: ['Um', 'Dois'] };

describe('an overlay', () => {
  it('writes what differs and leaves the rest, as it is at that time, to its base', () => {
    expect(overlaid(portugal, { title: 'Cardápio', labels: { password: 'Senha' } })).toEqual({
      title: 'Cardápio',
      labels: { password: 'Senha', street: 'Rua' },
      steps: ['Um', 'Dois'],
    });
    expect(portugal.title).toBe('Ementa');
  });

  it('replaces lists and functions as a whole', () => {
    expect(
      overlaid({ steps: ['Um', 'Dois'], say: (n: number) => `${n} ecrãs` }, { steps: ['1'], say: (n) => `${n} telas` })
        .steps,
    ).toEqual(['1']);
    expect(overlaid({ say: (n: number) => `${n} ecrãs` }, { say: (n) => `${n} telas` }).say(2)).toBe('2 telas');
  });

  it('does not compile with a key or a kind of message that its base does not have', () => {
    // @ts-expect-error There is no subtitle to write over.
    const unknown: Overlay<typeof portugal> = { subtitle: 'Cardápio' };
    // @ts-expect-error A number is no message.
    const wrong: Overlay<typeof portugal> = { labels: { password: 4 } };
    expect([unknown, wrong]).toHaveLength(2);
  });
});

it.each([
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['pt-Latn-BR', 'pt-BR'],
  ['en-GB', 'en'],
  ['es-419', 'es'],
  ['fr', undefined],
  ['pta', undefined],
  ['', undefined],
] as const)('the tag %j asks for %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
  if (locale) expect(localeOfTag(languageTag(locale))).toBe(locale);
});
