import { data } from 'react-router';

/** The fields that were sent. A body that is no form is refused as such: none of ours sends one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, 400);
  });
}
