import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../../refused.ts';
import { hashPassword } from './password.ts';

/**
 * Checks a password that somebody chose (at sign-up, reset or change) and hashes it. Refuses with the field's name one that is too
 * short, or would soon be guessed: common ones, words of our languages, repetitions, keyboard runs, dates, the product's name, and
 * the words given of the person's own.
 */
export async function acceptPassword(
  password: string,
  settings: Pick<Settings, 'passwordMin'>,
  own: readonly (string | null)[],
): Promise<string> {
  if (password.length < settings.passwordMin)
    throw new Refused('invalid_fields', {}, [
      { path: 'password', code: 'too_short', params: { min: settings.passwordMin } },
    ]);
  if (await isWeak(password, own))
    throw new Refused('invalid_fields', {}, [{ path: 'password', code: 'password_weak' }]);
  return hashPassword(password);
}

// zxcvbn's third of four steps: more than 10^8 guesses, too many for whoever has stolen the hashes of argon2id.
const strongEnough = 3;
// What matters of a long one is decided by its beginning, and the estimate takes longer than in proportion.
const judged = 64;
const products = ['metade', 'demo', 'metade-demo-2026', 'mesa cheia', 'metade da conta'];

async function isWeak(password: string, own: readonly (string | null)[]): Promise<boolean> {
  const parts = own.flatMap((one) => (one ? [one, ...one.split(/[\s@._+-]+/)] : []));
  const words = [...products, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  const text = password.trim().slice(0, judged);
  return isMadeOf(words, text) || (await estimator()).check(text, words).score < strongEnough;
}

/** Whether nothing but digits, signs and a few letters is left of a text without its person's and the product's words. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
  return rest !== text.toLowerCase() && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

let made: Promise<ZxcvbnFactory> | undefined;

/** Loaded and made at its first use: the words of three languages take a moment to read. */
function estimator(): Promise<ZxcvbnFactory> {
  made ??= makeEstimator();
  return made;
}

/** Encyclopedias and l33t in full cost seconds and tell little more. */
async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, ...languages] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  return new ZxcvbnFactory({
    dictionary: {
      'passwords-common': dictionary['passwords-common'],
      ...Object.fromEntries(languages.flatMap((language) => wordsAndNames(language.dictionary))),
    },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 1,
  });
}

function wordsAndNames<T>(all: Record<string, T>): [string, T][] {
  return Object.entries(all).filter(([name]) => /^(commonWords|firstnames|lastnames)/.test(name));
}
