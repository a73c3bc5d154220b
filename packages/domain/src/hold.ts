import { refuse } from './refusal.ts';
import type { Decision } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Epoch ms at which a hold taken now runs out. From that instant on the table is free. */
export function holdExpiry(now: number, settings: Pick<Settings, 'holdMinutes'>): number {
  return now + settings.holdMinutes * 60_000;
}

/** Adds the extension to what is left. Refuses a hold that has run out and one that had its last extension. */
export function extendHold(
  hold: { expiresAt: number; extensions: number },
  now: number,
  settings: Pick<Settings, 'holdExtensionMinutes' | 'holdExtensionsMax'>,
): Decision<{ expiresAt: number; extensions: number }, 'hold_expired' | 'hold_extensions_used_up'> {
  if (now >= hold.expiresAt) return refuse('hold_expired');
  if (hold.extensions >= settings.holdExtensionsMax) {
    return refuse('hold_extensions_used_up', { max: settings.holdExtensionsMax });
  }
  return {
    ok: true,
    expiresAt: hold.expiresAt + settings.holdExtensionMinutes * 60_000,
    extensions: hold.extensions + 1,
  };
}
