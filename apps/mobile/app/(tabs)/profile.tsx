import { LOCALES, localeNames } from '@metade/i18n/locale.ts';
import ExternalLink from 'lucide-react-native/icons/external-link';
import { Pressable, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { openPage } from '../../src/links/open-page';
import { ListChoice } from '../../src/parts/choice';
import { T } from '../../src/parts/text';
import { PushSection } from '../../src/push/push-section';
import { AccountSection } from '../../src/session/account-section';
import { useSession } from '../../src/session/session';
import { Section } from '../../src/restaurant/section';
import { appearances, space, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** Language, appearance, and what the site tells of itself. */
export default function Profile() {
  const { top } = useSafeAreaInsets();
  const { colour, appearance, setAppearance } = useTheme();
  const { app, m, locale, setLocale } = useWords();
  const { token } = useSession();
  const names = { system: m.site.themeSystem, light: m.site.themeLight, dark: m.site.themeDark };
  const pages = {
    '/faq': m.site.faq,
    '/contact': m.site.contact,
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
              <Pressable
                key={path}
                accessibilityRole="link"
                onPress={() => openPage(path, locale)}
                style={{
                  minHeight: 52,
                  flexDirection: 'row',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  borderBottomWidth: 1,
                  borderBottomColor: colour.line,
                }}
              >
                <T style={{ flexShrink: 1 }}>{name}</T>
                <ExternalLink color={colour.ink3} size={18} />
              </Pressable>
            ))}
          </View>
        </Section>
      </ScrollView>
    </View>
  );
}
