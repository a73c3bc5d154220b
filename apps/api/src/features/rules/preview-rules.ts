import type { ruleSentence } from '@metade/contracts/rules.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { readDocument } from '../content/index.ts';
import { afterChanges } from './change-rules.ts';
import type { RuleLayers } from './rule-layers.ts';
import { readLayers, settingsOf } from './rule-layers.ts';

type Sentence = z.infer<typeof ruleSentence>;
const sentencesMax = 60;

/** Which sentences of published texts and booking pages would change. Saves nothing; refuses what saving would. */
export const previewRules: Handler<'previewRules'> = async (context, { body }) => {
  const before = await readLayers(context.pool);
  const after = await afterChanges(context, context.pool, before, body.changes);
  const found: Sentence[] = [];
  for (const { country, locale } of readersOf(before, body.changes)) {
    const [was, now] = [factsOf(context, before, country), factsOf(context, after, country)];
    for (const { where, text } of await textsOf(context, locale)) {
      const [old, next] = [linesOf(text(was)), linesOf(text(now))];
      for (const [at, line] of old.entries())
        if (line !== next[at]) found.push({ where, locale, country, before: line, after: next[at] ?? '' });
    }
  }
  return { data: found.slice(0, sentencesMax) };
};

/** For a change everywhere: each language, in the first market that reads it. */
function readersOf(layers: RuleLayers, changes: readonly { country: string | null }[]) {
  const countries = new Set(changes.map(({ country }) => country));
  const first = { pt: 'PT', es: 'ES', en: 'PT', 'pt-BR': 'BR' } satisfies Record<Locale, string>;
  const known = (country: string) => layers.markets.some((market) => market.country === country);
  const only = [...countries].find((country) => country !== null);
  return (Object.keys(first) as Locale[]).flatMap((locale) => {
    if (!countries.has(null) && only) {
      // Without readers of a country's Portuguese, that variant is left out.
      const other = only === 'BR' ? 'pt' : 'pt-BR';
      return locale === other ? [] : [{ country: only, locale }];
    }
    const country = known(first[locale]) ? first[locale] : layers.markets[0]?.country;
    return country === undefined ? [] : [{ country, locale }];
  });
}

function factsOf(context: Context, layers: RuleLayers, country: string): LegalFacts {
  const market = layers.markets.find((one) => one.country === country);
  if (market === undefined) throw new Error(`No market ${country}`);
  const { currency, prices, settings: own, locale, legal } = market;
  const settings = settingsOf(context, layers.marketplace, own);
  return {
    market: { country, currency, defaultLocale: locale, voucherPrices: prices, legal },
    settings,
    url: context.config.publicUrl,
  };
}

type Text = { where: Sentence['where']; text: (facts: LegalFacts) => string };

async function textsOf(context: Context, locale: Locale): Promise<Text[]> {
  const documents = await Promise.all((['terms', 'privacy', 'faq'] as const).map((kind) => context.content.all(kind)));
  const words = messagesOf(locale);
  return [
    {
      where: 'cancel',
      text: ({ settings }) => {
        const rules = words.orders.cancelRules({
          hours: settings.daysToCancel * 24,
          percent: settings.lateCancelCreditPercent,
          days: settings.withdrawalDays,
          minutes: settings.graceMinutes,
        });
        return [rules.early, rules.late, rules.grace].join('\n');
      },
    },
    { where: 'hold', text: ({ settings }) => words.restaurant.holdNote(settings.holdMinutes) },
    ...documents.flat().map(
      ({ kind, body }): Text => ({
        where: kind as Sentence['where'],
        text: (facts) => readDocument(body, facts, locale).text,
      }),
    ),
  ];
}

/** Lines without Markdown. */
function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/^(#+|-|\d+\.)\s+/, '').replaceAll('**', ''));
}
