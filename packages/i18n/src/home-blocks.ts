import type { HomeBlock } from '@metade/domain/content.ts';
import { messagesOf } from './web-catalogues.ts';
import type { Locale } from './locale.ts';

/** A block's default text, with placeholders for values. */
export function homeBlock(block: HomeBlock, locale: Locale): { title: string; text: string } {
  const { home } = messagesOf(locale);
  const minutes = '{{holdMinutes}}' as unknown as number;
  const hours = '{{cancelHours}}' as unknown as number;
  switch (block) {
    case 'hero':
      return { title: home.headline.join(' '), text: home.lead('{{price2}}', '{{discountPercent}}') };
    case 'choose':
      return { title: home.steps.choose.title, text: home.steps.choose.text(minutes) };
    case 'pay':
      return { title: home.steps.pay.title, text: home.steps.pay.text(hours) };
    case 'show':
      return home.steps.show;
    case 'guarantee':
      return home.only.guarantee;
    case 'pitch':
      return { title: home.pitchTitle, text: home.pitchText };
  }
}
