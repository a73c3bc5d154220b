import type { Answer } from '@metade/api-client/client.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { changePicture, isPictureIntent } from './registration-pictures.server.ts';
import { rowsOfDishes, saveMenu } from './registration-menu.server.ts';
import type { SavedStep } from './registration-forms.server.ts';
import { namesOfInputs, pinErrors, readStep } from './registration-forms.server.ts';

export interface RegistrationResult {
  intent: string;
  problem: FormProblem;
  /** Input by field name; repeated fields have several values. */
  kept: [string, string][];
}

/** Handles a form of the registration: throws the redirect to the next page, or answers what is wrong. */
export async function registrationAction(facts: RequestFacts, form: FormData): Promise<RegistrationResult> {
  const intent = String(form.get('intent') ?? '');
  try {
    if (isPictureIntent(intent)) {
      const { data } = await facts.api.call('getRegistration', {});
      if (!data) throw redirect('/restaurant/register');
      const leftOut = await changePicture(facts, data, intent, form);
      if (leftOut.length > 0) return { intent, problem: naming(facts, leftOut), kept: [] };
      throw redirect(`/restaurant/register?step=pictures#${intent.replace(/-.*/, '')}`);
    }
    if (intent === 'menu') {
      await saveMenu(facts, form);
      throw redirect('/restaurant/register?step=tables');
    }
    if (!(intent in readStep)) throw redirect('/restaurant/register');
    throw redirect(await saveStep(facts, intent as SavedStep, form));
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    const kept = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const fields =
      intent === 'menu'
        ? rowsOfDishes(problem.fields, form)
        : { ...namesOfInputs(problem.fields), ...pinErrors(form, facts.messages.register.pin.degrees) };
    return { intent, problem: { ...problem, fields }, kept };
  }
}

/** For a form too large to read: it must be one with pictures, since only those are so large. */
export function tooMuch(message: string): RegistrationResult {
  return {
    intent: 'photos',
    problem: { message, code: 'body_too_large', fields: {}, status: 413, params: {} },
    kept: [],
  };
}

/** The others were stored: each rejected one is named. */
function naming(facts: RequestFacts, files: { name: string; message: string }[]): FormProblem {
  const { notTaken } = facts.messages.register;
  const message = files.map((file) => notTaken(file.name, file.message)).join(' ');
  return { message, code: 'invalid_fields', fields: { file: message }, status: 422, params: {} };
}

/** Saves a step, creating the registration if needed, and answers the next page. */
async function saveStep(facts: RequestFacts, step: SavedStep, form: FormData): Promise<string> {
  const id = String(form.get('restaurant') ?? '') || (await begin(facts));
  const revision = Number(form.get('revision') || Number.NaN);
  const body = { ...readStep[step](form), ...(Number.isInteger(revision) ? { revision } : {}) };
  const { data: saved } = await facts.api.call('saveRegistration', { params: { id }, body });
  if (step === 'tables' && !saved.tables.some(({ qtd }) => qtd > 0))
    return '/restaurant/register?step=tables&without-tables';
  if (step === 'food') return '/restaurant/register?step=menu';
  if (step !== 'terms') return `/restaurant/register?step=${stepNames[stepNames.indexOf(step) + 1]}`;
  await submit(facts, id);
  return '/restaurant/wait-approval';
}

/** Submits the registration; no error if it was submitted already. */
export async function submit(facts: RequestFacts, id: string): Promise<void> {
  const { data } = await facts.api.call('getRegistration', {});
  if (data?.state === 'submitted') return;
  await facts.api.call('submitRegistration', { params: { id } });
}

async function begin(facts: RequestFacts): Promise<string> {
  const created: Answer<'createRestaurant'> = await facts.api.call('createRestaurant', {
    body: { country: facts.country },
  });
  return created._id;
}
