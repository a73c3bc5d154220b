import { homeBlocks } from '@metade/domain/content.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, countryParam, email, id, localDate, pageNumber, requiredText, text } from './fields.ts';
import { picture } from './restaurants.ts';

export const startForm = endpoint({
  name: 'startForm',
  method: 'GET',
  path: '/site/form',
  summary: 'A stamp that says when a form was begun; a form is sent with it',
  access: { scope: 'public' },
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
  stamp: z.string().min(1).max(200).optional().meta({
    description: 'From GET /site/form. A form without it is taken too: fewer of them an hour, marked as possible spam',
  }),
  website: text(200).optional().meta({ description: 'Left empty: a person does not see this field' }),
};

const sent = { access: { scope: 'public' }, status: 201, answer: z.object({ data: z.object({ _id: id }) }) } as const;

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

const post = z.object({
  _id: id,
  slug: z.string(),
  category: z.object({ _id: z.string(), name: z.string() }).meta({ description: 'The first of its categories' }),
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  author: z.string().nullable(),
  title: z.string(),
  lead: z.string(),
  picture: picture.nullable(),
  date: localDate,
});

export const listPosts = endpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/site/posts',
  summary: 'Posts of the blog, the newest first, with the categories that there are',
  access: { scope: 'public' },
  query: z.object({
    category: z
      .string()
      .max(60)
      .regex(/^[a-z0-9-]+$/, 'invalid')
      .optional(),
    country: countryParam.optional(),
    page: z.coerce.number().pipe(pageNumber).optional(),
  }),
  answer: z.object({
    data: z.array(post),
    categories: z.array(z.object({ _id: z.string(), name: z.string(), posts: z.int() })),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  revalidated: true,
});

export const getPost = endpoint({
  name: 'getPost',
  method: 'GET',
  path: '/site/posts/:id',
  summary: 'One post, by its id or its slug',
  access: { scope: 'public' },
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/i) }),
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({ data: post.extend({ text: z.string().meta({ description: 'Markdown' }) }) }),
  refusals: ['not_found'],
});

export const listHomeBlocks = endpoint({
  name: 'listHomeBlocks',
  method: 'GET',
  path: '/site/home',
  summary: 'Parts of the home page that were written anew; the others are in the product’s own words',
  access: { scope: 'public' },
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({
    data: z.array(z.object({ _id: z.enum(homeBlocks), title: z.string(), text: z.string() })),
  }),
  refusals: [],
});
