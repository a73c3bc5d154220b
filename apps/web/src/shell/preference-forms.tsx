import { languageTag, localeNames, LOCALES } from '@metade/i18n/locale.ts';
import { Globe, SunMoon } from 'lucide-react';
import { useLocation } from 'react-router';
import { Kept } from './kept.tsx';
import { useRootData } from './root-data.ts';
import { useWords } from '../words/words.tsx';

/** Language and appearance: plain forms with a full page load, so that they work without JavaScript and never mix two languages. */
export function PreferenceForms() {
  const { m, locale } = useWords();
  const { theme } = useRootData();
  const { pathname, search } = useLocation();
  const back = pathname + search.replace(/([?&])lang=[\w-]+&?/, '$1').replace(/[?&]$/, '');
  return (
    <>
      <form method="post" action="/preferences" className="flex max-w-full flex-wrap items-center gap-1">
        <input type="hidden" name="back" value={back} />
        <Kept by={['languages']}>
          <>
            <Globe aria-hidden="true" className="mr-1 size-5" />
            <span className="sr-only">{m.site.language}</span>
            {LOCALES.map((one) => (
              <button
                key={one}
                name="locale"
                value={one}
                lang={languageTag(one)}
                aria-pressed={one === locale}
                className={CHOICE}
              >
                {localeNames[one]}
              </button>
            ))}
          </>
        </Kept>
      </form>
      <form method="post" action="/preferences" className="flex max-w-full flex-wrap items-center gap-1">
        <input type="hidden" name="back" value={back} />
        <Kept by={['appearances', theme]}>
          <>
            <SunMoon aria-hidden="true" className="mr-1 size-5" />
            <span className="sr-only">{m.site.theme}</span>
            {(
              [
                ['system', m.site.themeSystem],
                ['light', m.site.themeLight],
                ['dark', m.site.themeDark],
              ] as const
            ).map(([value, name]) => (
              <button key={value} name="theme" value={value} aria-pressed={value === theme} className={CHOICE}>
                {name}
              </button>
            ))}
          </>
        </Kept>
      </form>
    </>
  );
}

const CHOICE =
  'min-h-9 rounded-2 px-2 underline-offset-4 hover:underline aria-pressed:font-bold aria-pressed:underline aria-pressed:decoration-2';
