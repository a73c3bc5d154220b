/** One notice for one device. */
export type Push = {
  title: string;
  body: string;
  /** Path of the site that a tap opens. */
  link: string;
  /** The same for a notice wherever it comes: a device shows it once. */
  tag: string;
  urgent: boolean;
  /** After so many seconds it is not worth showing. */
  ttlSeconds: number;
};

/**
 * What a push service made of a notice. sent: taken, with a ticket to ask for its receipt by where there are any. again: surely not
 * taken, try later. gone: the device is no longer there. failed: not to be tried again, since it is refused, or may have been taken.
 */
export type PushOutcome =
  | { result: 'sent'; ticket: string | null }
  | { result: 'again' | 'gone' | 'failed'; error: string };

/** Of a ticket: told to the device, or what went wrong. */
export type PushReceipt = { result: 'delivered' } | { result: 'again' | 'gone' | 'failed'; error: string };

/** A way to devices of one platform. The outcomes are in the order of the notices. Never throws for what a service answers. */
export type PushService<Target> = {
  send(pushes: readonly { target: Target; push: Push }[]): Promise<PushOutcome[]>;
};

export type AppTarget = { token: string };
export type BrowserTarget = { endpoint: string; p256dh: string; auth: string };

export type AppPush = PushService<AppTarget> & {
  /** By ticket; those that are not known yet are left out. Throws while the service is away. */
  receipts(tickets: readonly string[]): Promise<Map<string, PushReceipt>>;
};

export type BrowserPush = PushService<BrowserTarget> & {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether an address is that of a push service. */
  knows(endpoint: string): boolean;
};

/** browsers: null where no key is configured. */
export type PushServices = { apps: AppPush; browsers: BrowserPush | null };
