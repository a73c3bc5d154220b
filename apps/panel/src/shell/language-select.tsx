import type { Locale } from '@metade/i18n/locale.ts';
import { languageTag, localeNames, LOCALES } from '@metade/i18n/locale.ts';
import { Languages } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** The language of the panel, each by its own name. */
export function LanguageSelect() {
  const { m, locale, setLocale } = useWords();
  return (
    <label className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm">
      <Languages aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      <span className="sr-only">{m.language}</span>
      <select
        value={locale}
        onChange={(event) => setLocale(event.target.value as Locale)}
        className="min-h-11 min-w-0 rounded-2 border border-line-strong bg-surface pr-9 pl-3"
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={languageTag(one)}>
            {localeNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
