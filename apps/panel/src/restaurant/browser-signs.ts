import type { DeviceSigns } from '@metade/booking-flow/ports.ts';

/** What a browser tells of its network: also a page that is looked at again may get through. */
export const browserSigns: DeviceSigns = {
  onBack: (listener) => {
    const seen = () => document.visibilityState === 'visible' && listener();
    addEventListener('online', listener);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', seen);
    };
  },
  onGone: (listener) => on('offline', listener),
  onElsewhere: (listener) => on('storage', listener),
};

function on(event: 'offline' | 'storage', listener: () => void): () => void {
  addEventListener(event, listener);
  return () => removeEventListener(event, listener);
}
