import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import { useRef, useState } from 'react';
import type { TypedCard, UseToken } from '../card-gateway.ts';
import { CardFields } from './card-fields.tsx';
import { brandOf, checkCard, type CardErrors, type CardInput } from './card-input.ts';
import { tokenizeCard } from './tokenize-card.ts';

type Config = Extract<GatewayPublicConfig, { kind: 'sandbox' }>;

/** The sandbox's fields are our own inputs, which send the card to its tokenizeUrl. */
export function useSandboxCard({ tokenizeUrl }: Config, holder: string): TypedCard {
  const [card, onChange] = useState<CardInput>({ number: '', expiry: '', cvc: '', holder });
  const [errors, setErrors] = useState<CardErrors>({});
  const [unreachable, setUnreachable] = useState(false);
  const [tokenizing, setTokenizing] = useState(false);
  const running = useRef(false);

  const tokenize = async (use: UseToken) => {
    if (running.current) return;
    setUnreachable(false);
    const found = checkCard(card);
    if (Object.keys(found).length > 0) return setErrors(found);
    setErrors({});
    running.current = true;
    setTokenizing(true);
    const outcome = await tokenizeCard(tokenizeUrl, card);
    if (outcome.ok) await use(outcome.token, outcome.card);
    running.current = false;
    setTokenizing(false);
    if (outcome.ok) return;
    if (outcome.field) setErrors({ [outcome.field]: outcome.code });
    else setUnreachable(true);
  };
  const fields = <CardFields card={card} errors={errors} onChange={onChange} />;
  const check = () => setErrors(checkCard(card));
  return { fields, brand: brandOf(card.number), unreachable, tokenizing, check, tokenize };
}
