/** Whether a text contains a web or mail address: a scheme, an @ between characters, www., or a domain's dot. */
export function looksLikeAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(invisible, '');
  return address.test(plain);
}

/** Neutralises addresses in a text, so that messages to other people do not link them. */
export function withoutAddresses(text: string): string {
  if (!looksLikeAddress(text)) return text;
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[a-z][a-z\d+.-]{0,30}:\/\/|[@/\\]/gi, ' ')
    .replace(/(?<=[\p{L}\d])[.。](?=[\p{L}\d])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
// No nested quantifiers: matching stays linear in the length of the text.
const address = /[a-z\d+.-]:\/\/|\bwww\.|[^\s@]@[^\s@]|[\p{L}\d-]{2}[.。]\p{L}{2}/iu;
