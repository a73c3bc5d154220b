import { told } from './open';

export const password = 'quatro mesas longe daqui';

/** Somebody new, who has an account and a session. */
export async function register(): Promise<{ email: string; token: string }> {
  const email = `screens-${Date.now()}@metade.test`;
  const answer = await fetch(`${told.url}/v1/site/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password,
      password_confirmation: password,
      first_name: 'Diner',
      last_name: 'Demo',
      gender: 'female',
      region: 'PT-11',
      intl: 'pt',
      terms: true,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}
