import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, writeCookie } from '../http/cookies.server.ts';

/** Takes a handed table over for the browser's account, or its guest, and remembers it in cookies. Throws the API's refusal. */
export async function takeHanded(facts: RequestFacts, token: string): Promise<string> {
  const secure = isSecure(facts);
  const take = async (by: string) =>
    (await facts.api.call('takeHandedHold', { params: { token } }, { token: by })).data.order;
  const asGuest = async () => {
    const { token: started } = await facts.api.call('startGuest', {});
    facts.setCookie(writeCookie('guest', started, secure));
    return take(started);
  };
  const account = (await facts.user()) ? facts.token : undefined;
  const known = account ?? facts.guest;
  const order = await (known === undefined
    ? asGuest()
    : take(known).catch((error: unknown) => {
        // The guest's token expired meanwhile.
        if (account === undefined && error instanceof ApiRefusal && error.problem.status === 401) return asGuest();
        throw error;
      }));
  facts.setCookie(writeCookie('order', order, secure));
  return order;
}
