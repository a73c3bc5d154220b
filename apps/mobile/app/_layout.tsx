import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { ConsentAsk } from '../src/content/consent-ask';
import { ExploreProvider } from '../src/explore/explore-state';
import { FavouritesProvider } from '../src/favourites/favourites';
import { CrashBoundary } from '../src/parts/crash';
import { PushKeeper } from '../src/push/push-keeper';
import { SessionProvider } from '../src/session/session';
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
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <WordsProvider>
          <SessionProvider>
            <ExploreProvider>
              <FavouritesProvider>
                <CrashBoundary>
                  <Screens />
                  <PushKeeper />
                </CrashBoundary>
              </FavouritesProvider>
            </ExploreProvider>
          </SessionProvider>
        </WordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
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
