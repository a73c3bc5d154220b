import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '../src/legal/privacy.ts';
import { LOCALES } from '../src/locale.ts';

describe('the privacy policy', () => {
  it.each(LOCALES)('says who receives a voucher that is put into a wallet, in %s', (locale) => {
    const receivers = /\n## 2\.[^]*?\n## 3\./.exec(privacyPolicy[locale].text)?.[0] ?? '';
    const lines = receivers.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.some((line) => /Apple/.test(line) && /Google/.test(line) && /vouchers?|vale/.test(line))).toBe(true);
  });

  it.each(LOCALES)('names banks, assistants, and partners with a key, in %s', (locale) => {
    const receivers = /\n## 2\.[^]*?\n## 3\./.exec(privacyPolicy[locale].text)?.[0] ?? '';
    expect(receivers).toMatch(/\*\*(Your bank|Su banco|O seu banco|Seu banco),\*\*/);
    expect(receivers).toMatch(/Model Context Protocol/);
    expect(receivers).toMatch(/(programs with a key|programas con clave|programas com chave):\*\*/);
  });
});
