const filledIn = ['street', 'district', 'city', 'state'] as const;

/** Address data of a postal code. */
export type FilledIn = Partial<Record<(typeof filledIn)[number], string | null>>;

/**
 * Fills a postal code's data (`found`; null: unknown code) into an address's fields. Data of the `former` code is removed where the
 * new one has none; typed text stays. Answers the data filled in.
 */
export function fillAddress(
  input: (name: string) => { value: string } | null,
  found: FilledIn | null,
  former: FilledIn,
  isOther: boolean,
): FilledIn {
  const told = { ...former };
  for (const name of filledIn) {
    const field = input(name);
    const text = found?.[name];
    if (!field) continue;
    if (text) field.value = text;
    else if (isOther && field.value === former[name]) field.value = '';
    if (text || isOther) told[name] = text ?? '';
  }
  return told;
}

/** Whether two postal codes have different digits. */
export const isOtherCode = (zip: string, former: string) => zip.replace(/\D/g, '') !== former.replace(/\D/g, '');
