import { zero } from '@metade/domain/money.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { prepareHold, refuseParty, toldOf } from '../orders/index.ts';
import { kindOf, quoteFor, readChanging } from './change-facts.ts';

/** What a change would cost or return if it were asked for now, or why it would be refused. Takes nothing. */
export const quoteChange: Handler<'quoteChange'> = async (context, { params, query, session, locale }) => {
  const old = await readChanging(context, context.pool, params.id, session.userId, false);
  if (kindOf(context, old, query) === 'update') {
    await refuseParty(context, context.pool, { places: old.places, restaurant: old.restaurant_id }, query.people);
    const price = { amount: old.price_amount, currency: old.currency };
    const nothing = zero(old.currency);
    const { date, time, period, places } = old;
    return {
      data: {
        kind: 'update',
        date,
        time,
        period,
        places,
        people: query.people,
        price,
        carried: price,
        to_pay: nothing,
        waived: nothing,
        refund: nothing,
        credit: nothing,
        resale_top_up: nothing,
        kept: nothing,
        off_carried: nothing,
        off_lost: nothing,
        confirmation_mode: 'instant',
      },
    };
  }
  const prepared = await prepareHold(context, {
    restaurant: old.restaurant_id,
    ...query,
    told: toldOf(old),
    holderId: session.holderId,
    userId: session.userId,
    network: null,
    locale,
    claim: null,
  });
  if (prepared.repeated !== null) throw new Refused('not_found');
  const { hold } = prepared;
  const quote = await quoteFor(context, context.pool, old, hold.price, false);
  return {
    data: {
      kind: 'rebook',
      date: hold.date,
      time: hold.time,
      period: hold.period,
      places: hold.places,
      people: hold.people,
      price: quote.price,
      carried: quote.carried,
      to_pay: quote.toPay,
      waived: quote.waived,
      refund: quote.refund,
      credit: quote.credit,
      resale_top_up: quote.topUpOnResale,
      kept: quote.kept,
      off_carried: quote.offCarried,
      off_lost: quote.offLost,
      confirmation_mode: hold.confirmationMode,
    },
  };
};
