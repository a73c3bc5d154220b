import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, requiredText } from './fields.ts';

/** The lists whose filters are kept, by the operation that reads each. */
export const filteredLists = [
  'findRestaurants',
  'findOrders',
  'findUsers',
  'listChanges',
  'listFailures',
  'listRegistrations',
  'listProposals',
  'listRefundRequests',
  'listDisputes',
  'listClaims',
  'listCardDisputes',
  'listFailedRefunds',
  'listDifferences',
  'listPersonRequests',
  'listCoupons',
  'listLeads',
  'listTerritoryOrders',
  'listTerritoryReviews',
] as const;
export type FilteredList = (typeof filteredLists)[number];

const list = z.enum(filteredLists);
const name = requiredText(40);
const savedFilter = z
  .object({
    _id: id,
    name: z.string(),
    query: z.string().meta({ description: 'As the list’s address has it: state=paid&from=2026-11-01' }),
  })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilter>;

const answer = z.object({ data: z.array(savedFilter).meta({ description: 'All of this list, by name' }) });
const access = { scope: 'account', roles: ['admin', 'franchisee'] } as const;

export const listSavedFilters = endpoint({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/account/saved_filters',
  summary: 'The filters of one list that the caller keeps',
  access,
  query: z.object({ list }),
  answer,
  refusals: [],
});

export const saveFilter = endpoint({
  name: 'saveFilter',
  method: 'POST',
  path: '/account/saved_filters',
  summary: 'Keep a filter of a list under a name',
  access,
  body: z.object({
    list,
    name,
    query: z
      .string()
      .max(800)
      .regex(/^[\w.*~%+=&-]+$/, 'query'),
  }),
  status: 201,
  answer,
  refusals: ['filter_name_taken', 'filters_limit'],
});

export const renameFilter = endpoint({
  name: 'renameFilter',
  method: 'PATCH',
  path: '/account/saved_filters/:id',
  summary: 'Give a kept filter another name',
  access,
  params: idParam,
  body: z.object({ name }),
  answer,
  refusals: ['not_found', 'filter_name_taken'],
});

export const removeFilter = endpoint({
  name: 'removeFilter',
  method: 'DELETE',
  path: '/account/saved_filters/:id',
  summary: 'Keep a filter no longer',
  access,
  params: idParam,
  answer,
  refusals: ['not_found'],
});
