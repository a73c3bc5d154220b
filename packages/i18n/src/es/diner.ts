import { account } from './account.ts';
import { bill } from './bill.ts';
import { cards } from './cards.ts';
import { change } from './change.ts';
import { checkout } from './checkout.ts';
import { consent } from './consent.ts';
import { content } from './content.ts';
import { gift } from './gift.ts';
import { mails } from './mails.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { profile } from './profile.ts';
import { push } from './push.ts';
import { restaurant } from './restaurant.ts';
import { reviews } from './reviews.ts';
import { rewards } from './rewards.ts';
import { search } from './search.ts';
import { sharing } from './sharing.ts';
import { site } from './site.ts';
import { trouble } from './trouble.ts';
import { voucher } from './voucher.ts';
import { waiting } from './waiting.ts';
import type { DinerMessages } from '../pt/diner.ts';

/** The words for diners that site and app share, in Spanish. */
export const diner: DinerMessages = {
  account,
  bill,
  cards,
  change,
  checkout,
  consent,
  content,
  gift,
  mails,
  orders,
  parts,
  profile,
  push,
  restaurant,
  reviews,
  rewards,
  search,
  sharing,
  site,
  trouble,
  voucher,
  waiting,
};
