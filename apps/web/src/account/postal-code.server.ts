import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';

/**
 * Address data of a postal code, for a form that fills itself. An unknown code fills nothing and says so (`unknown`); for a
 * country without a table of codes nothing is said.
 */
export async function findPostalCode(facts: RequestFacts) {
  const { searchParams } = facts.url;
  try {
    const { data: place } = await facts.api.call('findPostalCode', {
      params: { postalCode: searchParams.get('zip') ?? '' },
      query: { country: searchParams.get('country') ?? 'BR' },
    });
    const { zip, street, district, city, state, location } = place;
    return data({ found: { zip, street, district, city, state, location }, problem: null, unknown: null });
  } catch (error) {
    const problem = formProblem(error);
    return data({
      found: null,
      problem: problem.status === 404 ? null : (problem.fields.postalCode ?? problem.message),
      unknown: problem.code === 'postal_code_unknown' ? problem.message : null,
    });
  }
}
