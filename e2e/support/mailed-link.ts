import { rows } from './database.ts';
import { expect } from './test.ts';

/** The link of a page in the last message to an address. */
export async function mailedLink(email: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await rows<{ body: string }>(
        'select body from mail where recipient = $1 and body like $2 order by created_at desc limit 1',
        [email, `%/auth/${page}/%`],
      );
      link = mail && new RegExp(`/auth/${page}/[\\w-]+`).exec(mail.body)?.[0];
      return link;
    })
    .toBeTruthy();
  return link as string;
}

/** The code in the last message to an address, once so many were sent to it. */
export async function mailedCode(email: string, sent = 1): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await rows<{ body: string }>(
        "select body from mail where recipient = $1 and kind = 'login_code' order by created_at",
        [email],
      );
      code = mails.length >= sent ? /\d{3} \d{3}/.exec(mails.at(-1)?.body ?? '')?.[0] : undefined;
      return code;
    })
    .toBeTruthy();
  return code as string;
}
