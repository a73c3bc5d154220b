import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';
import { App } from 'expo-router/build/qualified-entry';
import { _internal_preventAutoHideAsync as keepSplash } from 'expo-router/build/utils/splash';

// As the router's own entry, but not as a transition, which is drawn in slices and gives way to others: at a start there are none.
setTimeout(() => void keepSplash());
registerRootComponent(App);
