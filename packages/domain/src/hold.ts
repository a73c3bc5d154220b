import { refuse } from './refusal.ts';
import type { Decision } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Epoch ms at which a hold taken now expires. From that instant on the table is free. */
export function holdExpiry(now: number, settings: Pick<Settings, 'holdMinutes'>): number {
  return now + settings.holdMinutes * 60_000;
}

/** Epoch ms from which a hold is about to expire: more time is offered and given only then. */
export function holdWarning(expiresAt: number, settings: Pick<Settings, 'holdWarningMinutes'>): number {
  return expiresAt - settings.holdWarningMinutes * 60_000;
}

type ExtensionLimits = Pick<Settings, 'holdExtensionsMax' | 'guestHoldExtensionsMax'>;

/** Maximum extensions of a hold; fewer for a guest than for a signed-in person. */
export function extensionsMax(guest: boolean, settings: ExtensionLimits): number {
  return guest ? settings.guestHoldExtensionsMax : settings.holdExtensionsMax;
}

/**
 * Adds the extension to the remaining time. Refuses an expired hold, one without extensions left, and one with more than the
 * warning's minutes left.
 */
export function extendHold(
  hold: { expiresAt: number; extensions: number; guest: boolean },
  now: number,
  settings: Pick<Settings, 'holdExtensionMinutes' | 'holdWarningMinutes'> & ExtensionLimits,
): Decision<
  { expiresAt: number; extensions: number },
  'hold_expired' | 'hold_extensions_used_up' | 'hold_extension_early'
> {
  if (now >= hold.expiresAt) return refuse('hold_expired');
  const max = extensionsMax(hold.guest, settings);
  if (hold.extensions >= max) return refuse('hold_extensions_used_up', { max });
  const from = holdWarning(hold.expiresAt, settings);
  if (now < from) return refuse('hold_extension_early', { from, minutes: settings.holdWarningMinutes });
  return {
    ok: true,
    expiresAt: hold.expiresAt + settings.holdExtensionMinutes * 60_000,
    extensions: hold.extensions + 1,
  };
}

/** How many of a restaurant's tables of a date guests of one network may hold at once. tables: of all its times that date. */
export function guestHoldsMax(
  tables: number,
  settings: Pick<Settings, 'guestTablesOneIn' | 'guestTablesPerAddressMin'>,
): number {
  return Math.max(settings.guestTablesPerAddressMin, Math.floor(tables / settings.guestTablesOneIn));
}
