import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { languageOf } from './authentication-page.ts';
import { readCardForm } from './card-form.ts';
import { cardPage, type CardPageProblem, type TypedOnPage } from './card-page.ts';
import type { CardStore } from './card-store.ts';
import { parse } from './refusal.ts';
import { checkReturnUrl } from './return-url.ts';
import { type Language, pageHeaders } from './page.ts';

const returnUrl = z.url({ protocol: /^https?$/ }).max(2000);
const asked = z.object({ return_url: returnUrl });
const typedForm = z.object({
  return_url: returnUrl,
  number: z.string().max(40).default(''),
  expiry: z.string().max(10).default(''),
  cvc: z.string().max(8).default(''),
  holder: z.string().max(200).default(''),
});

/** A page that takes a card and leads back with its token: for apps, which have no form of their own. */
export function cardPageRoutes(
  app: FastifyInstance,
  { cards, returnOrigins }: { cards: CardStore; returnOrigins: string[] | undefined },
): void {
  app.get('/card', async (request, reply) => {
    const { return_url } = parse(asked, request.query);
    checkReturnUrl(return_url, returnOrigins);
    const language = languageOf(request.headers['accept-language']);
    return shown(reply, language, {
      returnUrl: return_url,
      typed: { number: '', expiry: '', holder: '' },
      problem: null,
    });
  });

  app.post('/card', async (request, reply) => {
    const { return_url, cvc, ...typed } = parse(typedForm, request.body);
    checkReturnUrl(return_url, returnOrigins);
    const language = languageOf(request.headers['accept-language']);
    const [month, year] = typed.expiry.split('/').map(Number);
    const form = {
      number: typed.number,
      expMonth: month || 0,
      expYear: year || 0,
      cvc: cvc.trim(),
      holder: typed.holder,
    };
    const read = readCardForm(form, new Date());
    const problem =
      'refusal' in read ? read.refusal.code : read.card.funding === 'credit' ? null : ('not_credit' as const);
    if ('refusal' in read || problem) {
      return shown(reply.code(422), language, { returnUrl: return_url, typed, problem });
    }
    const back = new URL(return_url);
    back.searchParams.set('card_token', await cards.add(read.card, read.behaviour));
    back.searchParams.set('brand', read.card.brand);
    back.searchParams.set('last4', read.card.last4);
    return reply.headers(pageHeaders(return_url)).redirect(back.href, 303);
  });
}

function shown(
  reply: FastifyReply,
  language: Language,
  data: { returnUrl: string; typed: TypedOnPage; problem: CardPageProblem | null },
): FastifyReply {
  return reply.headers(pageHeaders(data.returnUrl)).type('text/html; charset=utf-8').send(cardPage(language, data));
}
