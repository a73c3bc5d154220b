import type { DevicePush, PushState } from '../../src/push/device-push-types';

/** What the device would say; without notifications unless a test gives it some. */
export const deviceSays: { state: PushState; token: string | null } = { state: 'unavailable', token: null };

export const devicePush: DevicePush = {
  state: async () => deviceSays.state,
  ask: async () => deviceSays.state,
  token: async () => deviceSays.token,
  onPressed: () => () => {},
};
