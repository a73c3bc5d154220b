import type { Settings } from '@metade/domain/settings.ts';
import { defaultSettings, settingUnit } from '@metade/domain/settings.ts';
import type { Locale } from '../locale.ts';
import type { LegalFacts } from './facts.ts';
import { fillPlaceholders } from './placeholders.ts';

/** Placeholders that an editor offers, in order; other settings may be named too. */
export const offeredValues = [
  'discountPercent',
  'price2',
  'price4',
  'price6',
  'prices',
  'priceList',
  'cancelHours',
  'daysToCancel',
  'lateCancelCreditPercent',
  'graceMinutes',
  'graceMealHours',
  'withdrawalDays',
  'holdMinutes',
  'holdExtensionMinutes',
  'holdExtensionsMax',
  'liveHoldsPerDiner',
  'peopleMax',
  'confirmationFarHours',
  'confirmationSoonMinutes',
  'toleranceMinutes',
  'voucherOpensMinutes',
  'waitingMinutes',
  'waitingShortMinutes',
  'waitingShortHours',
  'waitingEntries',
  'claimDays',
  'guaranteeMax',
  'noShowDisputeDays',
  'noShowLimit',
  'noShowMonths',
  'noShowBlockDays',
  'reviewDays',
  'creditMonths',
  'freeVoucherMonths',
  'giftMin',
  'giftMonths',
  'giftReturnDays',
  'pointsArrived',
  'pointsFirstVisit',
  'pointsReview',
  'pointsInvitation',
  'pointsPerFreeVoucher',
  'pointsMonths',
  'pointsDelayHours',
  'cardValidation',
  'currency',
  'url',
  'privacyLaw',
  'privacyArea',
  'privacyAnswerTime',
  'privacyAuthority',
  'withdrawal',
  'withdrawalShort',
  'complaints',
] as const;
export type OfferedValue = (typeof offeredValues)[number];

/** A placeholder's current value in a locale and a market. */
export function valueText(name: string, facts: LegalFacts, locale: Locale): string {
  return fillPlaceholders(`{{${name}}}`, facts, locale);
}

/** A figure that must not be a literal. amount: minor units of money; percent; or minutes of a duration. */
export type Figure = { name: string; of: 'money' | 'percent' | 'time'; amount: number };

/** The figures in force in the given markets, with their placeholders. */
export function figuresOf(markets: readonly LegalFacts[]): Figure[] {
  const all = markets.flatMap((facts): Figure[] => [
    ...([2, 4, 6] as const).map((places) => ({
      name: `price${places}`,
      of: 'money' as const,
      amount: facts.market.voucherPrices[places],
    })),
    { name: 'cancelHours', of: 'time', amount: facts.settings.daysToCancel * minutesOf.days },
    { name: 'confirmationFarHours', of: 'time', amount: facts.settings.confirmationFarMinutes },
    ...offeredValues.flatMap((name) => settingFigure(name, facts.settings)),
  ]);
  const keys = all.map(({ name, of, amount }) => `${name} ${of} ${amount}`);
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** In minutes; a month counts as thirty days, since it is only compared with months. */
export const minutesOf = { minutes: 1, hours: 60, days: 1440, months: 43_200 } as const;

function settingFigure(name: OfferedValue, settings: Settings): Figure[] {
  if (!Object.hasOwn(defaultSettings, name)) return [];
  const value = settings[name as keyof Settings];
  const unit = settingUnit(name as keyof Settings);
  if (typeof value !== 'number') return [];
  if (unit === 'percent') return [{ name, of: 'percent', amount: value }];
  if (unit === 'minor units') return [{ name, of: 'money', amount: value }];
  return unit in minutesOf ? [{ name, of: 'time', amount: value * minutesOf[unit as keyof typeof minutesOf] }] : [];
}
