import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../../refused.ts';
import { hashPassword } from './password.ts';

/**
 * Checks a chosen password (sign-up, reset, change) and hashes it. Refuses with the field's name one that is too short or easily
 * guessed: common passwords, dictionary words, repetitions, keyboard runs, dates, the product's name, and the person's own words
 * given.
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

// zxcvbn's third of four levels: more than 10^8 guesses, too many against stolen argon2id hashes.
const strongEnough = 3;
// The beginning of a long password decides, and the estimate's time grows faster than its length.
const judged = 64;
const products = ['metade', 'demo', 'metade-demo-2026', 'mesa cheia', 'metade da conta'];

async function isWeak(password: string, own: readonly (string | null)[]): Promise<boolean> {
  const parts = own.flatMap((one) => (one ? [one, ...one.split(/[\s@._+-]+/)] : []));
  const words = [...products, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  const text = password.trim().slice(0, judged);
  return isMadeOf(words, text) || (await estimator()).check(text, words).score < strongEnough;
}

/** Whether a text without the person's and the product's words is only digits, signs and a few letters. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
  return rest !== text.toLowerCase() && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

let made: Promise<ZxcvbnFactory> | undefined;

/** Built at first use: the dictionaries of three languages take a moment to load. */
function estimator(): Promise<ZxcvbnFactory> {
  made ??= makeEstimator();
  return made;
}

/** The full encyclopedia and l33t tables cost seconds and add little. */
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
