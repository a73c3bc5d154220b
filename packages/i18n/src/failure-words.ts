import { failures as en } from './en/failures.ts';
import { failures as es } from './es/failures.ts';
import type { FailureWords } from './failures.ts';
import type { Locale } from './locale.ts';
import { overlaid } from './overlay.ts';
import { failures as brazil } from './pt-BR/failures.ts';
import { failures as pt } from './pt/failures.ts';

const catalogues: Record<Locale, FailureWords> = { en, es, pt, 'pt-BR': overlaid(pt, brazil) };

/** For servers, which have all languages. */
export function failureWords(locale: Locale): FailureWords {
  return catalogues[locale];
}
