import type { DevicePush } from '../../src/push/device-push-types';

/** A device without notifications. */
export const devicePush: DevicePush = {
  state: async () => 'unavailable',
  ask: async () => 'unavailable',
  token: async () => null,
  onPressed: () => () => {},
};
