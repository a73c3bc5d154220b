/** unavailable: this device or app cannot be told anything by push. denied: only the system's settings allow it. */
export type PushState = 'granted' | 'askable' | 'denied' | 'unavailable';

/** What the device's notifications offer. */
export interface DevicePush {
  state: () => Promise<PushState>;
  /** Asks the person, once the system allows it. */
  ask: () => Promise<PushState>;
  /** The device's address at the push service. channels: their names in the system's settings. Rejects without network. */
  token: (channels: { normal: string; urgent: string }) => Promise<string | null>;
  /** Hears which link of the site a pressed notification carries. Answers a function that ends it. */
  onPressed: (listener: (link: string) => void) => () => void;
}
