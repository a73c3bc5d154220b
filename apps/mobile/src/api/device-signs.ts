import type { DeviceSigns } from '@metade/booking-flow/ports.ts';
import { addNetworkStateListener } from 'expo-network';
import { AppState } from 'react-native';

/** What the device tells of its network: also an app that comes back to the front may get through. */
export const deviceSigns: DeviceSigns = {
  onBack: (listener) => {
    const network = addNetworkStateListener(({ isConnected }) => isConnected && listener());
    const front = AppState.addEventListener('change', (state) => state === 'active' && listener());
    return () => {
      network.remove();
      front.remove();
    };
  },
  onGone: (listener) => {
    const network = addNetworkStateListener(({ isConnected }) => isConnected === false && listener());
    return () => network.remove();
  },
  // An app has one window.
  onElsewhere: () => () => {},
};
