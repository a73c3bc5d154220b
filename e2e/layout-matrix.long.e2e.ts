import { LOCALES } from '@metade/i18n/locale.ts';
import { everyScreen } from './support/every-screen.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/test.ts';

for (const locale of LOCALES)
  test.describe(`the layout in ${locale} at nine widths`, () => {
    // One after the other in one process: together they see every route.
    test.describe.configure({ mode: 'default' });
    test.use({ speaks: locale });
    everyScreen(locale, (page, name) => expectLaidOut(page, name));
  });
