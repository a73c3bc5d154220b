import { useState } from 'react';

/** What was typed as e-mail in the form whose place another one takes: as that one is first drawn, the field is still in the page. */
export function useTypedEmail(): string | undefined {
  const [email] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement>('main input[name="email"]')?.value,
  );
  return email || undefined;
}
