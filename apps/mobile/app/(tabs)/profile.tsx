import { LOCALES, localeNames } from '@metade/i18n/locale.ts';
import { router } from 'expo-router';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useExplore } from '../../src/explore/explore-state';
import { follow } from '../../src/links/follow';
import { ListChoice } from '../../src/parts/choice';
import { LinkRow } from '../../src/parts/link-row';
import { T } from '../../src/parts/text';
import { PushSection } from '../../src/push/push-section';
import { AccountSection } from '../../src/session/account-section';
import { useSession } from '../../src/session/session';
import { Section } from '../../src/restaurant/section';
import { appearances, space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** The official one, which Portugal asks for. */
const complaintsBook = 'https://www.livroreclamacoes.pt/inicio/';

/** Language, appearance, and what the site tells of itself. */
export default function Profile() {
  const { top } = useSafeAreaInsets();
  const { appearance, setAppearance } = useTheme();
  const { app, m, locale, setLocale } = useWords();
  const { token } = useSession();
  const { question } = useExplore();
  const names = { system: m.site.themeSystem, light: m.site.themeLight, dark: m.site.themeDark };
  const pages = {
    '/faq': m.site.faq,
    '/contact': m.site.contact,
    '/blog': m.site.blog,
    '/be-a-partner': m.content.partnerTitle,
    '/terms': m.site.terms,
    '/privacy-policy': m.site.privacy,
  };
  return (
    <View role="main" style={{ flex: 1 }}>
      <ScrollView contentContainerStyle={{ paddingTop: top + space.s4, paddingBottom: space.s8 }}>
        <T kind="title" accessibilityRole="header" style={{ paddingHorizontal: space.s4 }}>
          {app.tabs.profile}
        </T>
        <AccountSection />
        {token ? <PushSection /> : null}
        <Section title={m.site.language}>
          <View accessibilityRole="radiogroup" accessibilityLabel={m.site.language}>
            {LOCALES.map((one) => (
              <ListChoice key={one} name={localeNames[one]} chosen={one === locale} onPress={() => setLocale(one)} />
            ))}
          </View>
        </Section>
        <Section title={m.site.theme}>
          <View accessibilityRole="radiogroup" accessibilityLabel={m.site.theme}>
            {appearances.map((one) => (
              <ListChoice key={one} name={names[one]} chosen={one === appearance} onPress={() => setAppearance(one)} />
            ))}
          </View>
        </Section>
        <Section title={m.site.name}>
          <View>
            {Object.entries(pages).map(([path, name]) => (
              <LinkRow key={path} name={name} onPress={() => router.push(path as '/')} />
            ))}
            {question.city.country === 'PT' ? (
              <LinkRow name={m.site.complaintsBook} onPress={() => follow(complaintsBook, locale)} />
            ) : null}
          </View>
        </Section>
      </ScrollView>
    </View>
  );
}
