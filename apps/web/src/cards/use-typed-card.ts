import { useRef, useState } from 'react';
import { checkCard, type CardErrors, type CardInput } from './card-input.ts';
import { tokenizeCard } from './tokenize-card.ts';

/** A card while it is typed. tokenize checks it, gives it to the gateway and hands the token on; once at a time. */
export function useTypedCard(tokenizeUrl: string, holder: string) {
  const [card, onChange] = useState<CardInput>({ number: '', expiry: '', cvc: '', holder });
  const [errors, setErrors] = useState<CardErrors>({});
  const [unreachable, setUnreachable] = useState(false);
  const [tokenizing, setTokenizing] = useState(false);
  const running = useRef(false);

  const tokenize = async (use: (token: string) => Promise<void>) => {
    if (running.current) return;
    setUnreachable(false);
    const found = checkCard(card);
    if (Object.keys(found).length > 0) return setErrors(found);
    setErrors({});
    running.current = true;
    setTokenizing(true);
    const outcome = await tokenizeCard(tokenizeUrl, card);
    if (outcome.ok) await use(outcome.token);
    running.current = false;
    setTokenizing(false);
    if (outcome.ok) return;
    if (outcome.field) setErrors({ [outcome.field]: outcome.code });
    else setUnreachable(true);
  };
  return { fields: { card, errors, onChange }, unreachable, tokenizing, tokenize };
}
