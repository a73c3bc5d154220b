/** Every text of a database that is a person's: addresses, names, telephones, codes of vouchers; and every link's token in a mail. */
export async function personalTexts(query: (sql: string) => Promise<unknown[]>): Promise<string[]> {
  const rows = (await query(
    `select email as text from app_user union select phone from app_user union select first_name from app_user union select last_name from app_user
     union select recipient from mail union select voucher_code from orders union select voucher_token from orders
     union select code from gift_voucher union select holder from card`,
  )) as { text: string | null }[];
  const mails = (await query('select body from mail')) as { body: string }[];
  const tokens = mails.flatMap(({ body }) => body.match(/[\w-]{28,}/g) ?? []).filter((one) => /[A-Z]/.test(one));
  return [...rows.flatMap(({ text }) => text ?? []), ...new Set(tokens)];
}

/** Those of the texts whose words are all in a log, a name of one word alone too. What has fewer than three letters or is a short number is nobody's. */
export function foundInLog(log: string, texts: Iterable<string>): string[] {
  const there = new Set(wordsOf(log));
  return [...texts].filter((text) => {
    const words = wordsOf(text).filter((word) => /\p{L}.*\p{L}.*\p{L}|\d{7}/u.test(word));
    return words.length > 0 && words.every((word) => there.has(word));
  });
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}@._+-]*/gu) ?? []).map((word) => word.replace(/[._+-]+$/, ''));
}
