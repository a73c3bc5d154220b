const filledIn = ['street', 'district', 'city', 'state'] as const;

/** What a postal code told of an address. */
export type FilledIn = Partial<Record<(typeof filledIn)[number], string | null>>;

/**
 * Writes what a postal code tells (`found`; null: it is not there) into an address's fields. What `former` told goes where
 * another code does not know it; what somebody typed stays. Answers what was told last.
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

/** Whether two postal codes are written with other digits. */
export const isOtherCode = (zip: string, former: string) => zip.replace(/\D/g, '') !== former.replace(/\D/g, '');
