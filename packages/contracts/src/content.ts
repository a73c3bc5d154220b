import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, email, id, requiredText, text } from './fields.ts';

export const startForm = endpoint({
  name: 'startForm',
  method: 'GET',
  path: '/site/form',
  summary: 'A stamp that says when a form was begun; a form is sent with it',
  access: 'public',
  answer: z.object({ data: z.object({ stamp: z.string() }) }),
  refusals: [],
});

/** One line. */
const line = (max: number) => requiredText(max).refine((value) => !/[\r\n\t]/.test(value), 'control_characters');

const form = {
  name: line(120),
  email,
  phone: line(40),
  country: country.optional().meta({ description: 'Of a phone number that is written without its country code' }),
  stamp: z.string().min(1).max(200).meta({ description: 'From GET /site/form' }),
  website: text(200).optional().meta({ description: 'Left empty: a person does not see this field' }),
};

const sent = { access: 'public', status: 201, answer: z.object({ data: z.object({ _id: id }) }) } as const;

export const sendContact = endpoint({
  ...sent,
  name: 'sendContact',
  method: 'POST',
  path: '/site/contact',
  summary: 'Write to the marketplace',
  body: z.object({ ...form, message: text(4000).optional() }),
  refusals: ['form_refused', 'form_stale', 'too_many_requests'],
});

export const sendPartner = endpoint({
  ...sent,
  name: 'sendPartner',
  method: 'POST',
  path: '/site/partner',
  summary: 'Ask to become a partner in a city',
  body: z.object({ ...form, city: text(120).optional(), message: text(4000).optional() }),
  refusals: ['form_refused', 'form_stale', 'too_many_requests'],
});
