import { newsWays } from '@metade/domain/team-news.ts';
import { z } from 'zod';
import { endpoint, teamRoles } from './endpoint.ts';
import { idParam } from './fields.ts';

const way = z.enum(newsWays);
/** News that cannot wait for the next digest. */
const urgent = z.enum(['now', 'off']);

const choices = z
  .object({ request: urgent, deadline: urgent, booked: way, changed: way, cancelled: way, late: urgent, claim: urgent })
  .meta({ description: 'By kind of news: by mail at once, in the daily digest, or not at all' });

const hour = z.int().min(0).max(23);

export const notices = z
  .object({
    choices,
    email: z.string().meta({ description: 'Where the mails go' }),
    quiet_from: hour.meta({ description: 'From this hour of the restaurant’s clock nothing is sent …' }),
    quiet_to: hour.meta({ description: '… until this one' }),
    quiet_meal_hours: z.int().meta({ description: 'except what concerns a meal within so many hours' }),
    digest_hour: hour,
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof notices>;

const path = '/host/restaurants/:id/notices';
const answer = z.object({ data: notices });

export const getNotices = endpoint({
  name: 'getNotices',
  method: 'GET',
  path,
  summary: 'What the caller is told of by mail as a member of this team',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const saveNotices = endpoint({
  name: 'saveNotices',
  method: 'PUT',
  path,
  summary: 'Choose what to be told of by mail: each member for themselves',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  body: z.object({
    choices: choices.partial().meta({ description: 'By kind of news; what is not named stays as it is' }),
  }),
  answer,
  refusals: ['not_found'],
});
