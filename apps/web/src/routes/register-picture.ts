import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { changePicture } from '../register/registration-pictures.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import type { Route } from './+types/register-picture';

/** Uploads one picture of a registration: answers why it was rejected, null when it was stored. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readUpload(facts, request);
  const intent = form.get('intent');
  const { data: registration } = await facts.api.call('getRegistration', {});
  if (!registration || (intent !== 'cover' && intent !== 'logo' && intent !== 'photos')) throw data(null, 400);
  try {
    const [leftOut] = await changePicture(facts, registration, intent, form);
    return Response.json({ problem: leftOut?.message ?? null });
  } catch (error) {
    const { fields, message } = formProblem(error);
    return Response.json({ problem: Object.values(fields)[0] ?? message });
  }
}

/** A small version of a picture before cropping. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: registration } = await facts.api.call('getRegistration', {});
  const params = { id: registration?._id ?? '', picture: facts.url.searchParams.get('picture') ?? '' };
  try {
    return Response.json((await facts.api.call('getWholePicture', { params })).data);
  } catch (error) {
    if (error instanceof ApiRefusal) return Response.json(null, { status: error.problem.status });
    throw error;
  }
}
