import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { Platform } from 'react-native';
import { ConsentAsk } from '../src/content/consent-ask';
import { ExploreProvider } from '../src/explore/explore-state';
import { FavouritesProvider } from '../src/favourites/favourites';
import { LateProvider } from '../src/late/late-news';
import { CrashBoundary } from '../src/parts/crash';
import { SnackProvider } from '../src/parts/snack';
import { PushKeeper } from '../src/push/push-keeper';
import { SessionProvider } from '../src/session/session';
import { SessionKeeper } from '../src/session/session-keeper';
import { SiteProvider } from '../src/site/site';
import { ThemeProvider, useTheme } from '../src/theme/theme';
import { WordsProvider } from '../src/words/words';

export default function Layout() {
  const [loaded, failed] = useFonts({
    display: require('../assets/fonts/display.ttf'),
    text: require('../assets/fonts/text.ttf'),
    semibold: require('../assets/fonts/semibold.ttf'),
  });
  // Without its letters the app speaks in the system's; a browser does so until they are there.
  if (!loaded && !failed && Platform.OS !== 'web') return null;
  return app;
}

function Screens() {
  const { colour, isDark } = useTheme();
  return (
    <>
      <StatusBar style={isDark ? 'light' : 'dark'} />
      <ConsentAsk />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colour.page } }}>
        <Stack.Screen name="checkout/[order]" options={{ presentation: 'modal' }} />
        <Stack.Screen name="change/[order]" options={{ presentation: 'modal' }} />
        <Stack.Screen name="consent" options={{ presentation: 'modal' }} />
        <Stack.Screen name="sign-in" options={{ presentation: 'modal' }} />
        <Stack.Screen name="voucher/[token]" options={{ presentation: 'fullScreenModal' }} />
      </Stack>
    </>
  );
}

/** Made once: what changes above it, such as its letters, draws nothing of it anew. */
const app = (
  <ThemeProvider>
    <WordsProvider>
      <SessionProvider>
        <SiteProvider>
          <ExploreProvider>
            <FavouritesProvider>
              <CrashBoundary>
                <LateProvider>
                  <SnackProvider at="head">
                    <Screens />
                  </SnackProvider>
                </LateProvider>
                <PushKeeper />
                <SessionKeeper />
              </CrashBoundary>
            </FavouritesProvider>
          </ExploreProvider>
        </SiteProvider>
      </SessionProvider>
    </WordsProvider>
  </ThemeProvider>
);
