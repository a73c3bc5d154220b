import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import type { TypedCard, UseToken } from '../card-gateway.ts';
import { openCardEntry, readCardEntry, type CardEntry, type EntryOutcome } from './card-entry.ts';
import { StripeFields } from './stripe-fields.tsx';

type Config = Extract<GatewayPublicConfig, { kind: 'stripe' }>;

/** Stripe's Payment Element, for a card alone. */
export function useStripeCard({ publishableKey, scriptUrl }: Config, holder: string): TypedCard {
  const { m, locale } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [tokenizing, setTokenizing] = useState(false);
  const running = useRef(false);
  const entry = useRef<Promise<CardEntry> | null>(null);
  const open = useCallback(() => {
    entry.current ??= openCardEntry({ publishableKey, scriptUrl }, locale).catch((error: unknown) => {
      entry.current = null;
      throw error;
    });
    return entry.current;
  }, [publishableKey, scriptUrl, locale]);
  const onLost = useCallback(() => setUnreachable(true), []);

  const show = (told: Extract<EntryOutcome, { ok: false }>['problem']) => {
    setUnreachable(told === 'unreachable');
    if (told === null || told === 'unreachable') return;
    setProblem(typeof told === 'string' ? m.checkout.cardErrors[told] : told.words);
  };
  const tokenize = async (use: UseToken) => {
    if (running.current) return;
    running.current = true;
    setTokenizing(true);
    setUnreachable(false);
    setProblem(null);
    const outcome = await open()
      .then((opened) => readCardEntry(opened, holder))
      .catch((): EntryOutcome => ({ ok: false, problem: 'unreachable' }));
    if (outcome.ok) await use(outcome.token, outcome.card);
    else show(outcome.problem);
    running.current = false;
    setTokenizing(false);
  };
  const check = () => void open().then(({ elements }) => elements.submit(), onLost);
  const fields = <StripeFields open={open} onLost={onLost} problem={problem} />;
  return { fields, brand: null, unreachable, tokenizing, check, tokenize };
}
