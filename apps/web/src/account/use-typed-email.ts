import { useState } from 'react';

/** The e-mail typed in the form that this one replaces: when this one first renders, the other's field is still in the page. */
export function useTypedEmail(): string | undefined {
  const [email] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement>('main input[name="email"]')?.value,
  );
  return email || undefined;
}
