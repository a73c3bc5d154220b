import type { DevicePush, PushState } from './device-push-types';

/** A browser is told by the site. The export for web is made for tests, which say here what a device would answer. */
type Said = { state: PushState; asked: PushState; token: string };
const said = (): Partial<Said> => JSON.parse(localStorage.getItem('metade.device-push') ?? '{}') as Partial<Said>;

export const devicePush: DevicePush = {
  state: async () => said().state ?? 'unavailable',
  ask: async () => {
    const { asked = 'denied' } = said();
    localStorage.setItem('metade.device-push', JSON.stringify({ ...said(), state: asked }));
    return asked;
  },
  token: async () => said().token ?? null,
  onPressed: (listener) => {
    const pressed = (event: Event) => listener((event as CustomEvent<string>).detail);
    addEventListener('metade-push', pressed);
    return () => removeEventListener('metade-push', pressed);
  },
};
