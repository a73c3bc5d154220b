import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem, type FormProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';

export interface FormResult {
  sent: boolean;
  problem: FormProblem | null;
  kept: Partial<Record<string, string>>;
}

/** Sends a contact or partner form to the API. Input is returned with any error, network errors included. */
export async function sendForm(facts: RequestFacts, request: Request, kind: 'sendContact' | 'sendPartner') {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const names = ['name', 'email', 'phone', 'message', ...(kind === 'sendPartner' ? ['city'] : [])];
  const kept: FormResult['kept'] = Object.fromEntries([...names, 'stamp'].map((name) => [name, text(name)]));
  const body = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    stamp: text('stamp'),
    website: text('website'),
    country: facts.country,
    ...(kind === 'sendPartner' ? { city: text('city') } : {}),
  };
  try {
    await facts.api.call(kind, { body });
    return data<FormResult>({ sent: true, problem: null, kept: {} }, 201);
  } catch (error) {
    const { somethingFailed } = facts.messages.site;
    const problem = error instanceof ApiRefusal ? formProblem(error) : unreachable(somethingFailed);
    const known = problem.code === 'invalid_fields' || problem.message === somethingFailed || !problem.message;
    const message = known ? problem.message || somethingFailed : `${somethingFailed} ${problem.message}`;
    if (problem.code === 'form_stale') delete kept.stamp;
    return data<FormResult>({ sent: false, problem: { ...problem, message }, kept }, problem.status);
  }
}

function unreachable(message: string): FormProblem {
  return { message, code: 'unavailable', fields: {}, status: 503, params: {} };
}
