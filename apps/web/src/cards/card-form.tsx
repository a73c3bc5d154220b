import type { WaitingCard } from '@metade/contracts/cards.ts';
import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { MoneyLike } from '@metade/i18n/format-money.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox } from '@metade/ui/field.tsx';
import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import { NewCard } from './new-card.tsx';
import { WaitingCards } from './waiting-cards.tsx';
import { useTypedCard } from '../gateways/use-typed-card.ts';
import { useWords } from '../words/words.tsx';

/** Form for a new card or a renewed one. First explains what the bank will be asked. */
export function CardForm({
  title,
  text,
  holder,
  gateway,
  attemptKey,
  waiting,
  validation,
  choosesDefault,
  problem,
}: {
  title: string;
  text: string;
  holder: string;
  gateway: GatewayPublicConfig;
  attemptKey: string;
  waiting: readonly WaitingCard[];
  validation: MoneyLike;
  choosesDefault: boolean;
  problem: string | null;
}) {
  const { m, money } = useWords();
  const submit = useSubmit();
  const navigation = useNavigation();
  const typedCard = useTypedCard(gateway, holder);
  const { unreachable, tokenizing, tokenize } = typedCard;
  const [asDefault, setAsDefault] = useState(false);
  const busy = tokenizing || navigation.state !== 'idle';
  const said = unreachable ? m.cards.unreachable : problem;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await tokenize((token) =>
      submit(
        { card_token: token, key: attemptKey, default: asDefault ? 'yes' : '' },
        { method: 'post', replace: true },
      ),
    );
  };
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <Link to="/profile/cards/read" className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.cards.back}
        </Link>
        <h1 className="mt-2 text-dlg">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        {said ? (
          <div className="mt-5">
            <Problem>{said}</Problem>
          </div>
        ) : null}
        <WaitingCards waiting={waiting} />
        <noscript>
          <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.cards.needsScript}</p>
        </noscript>
        <form method="post" onSubmit={(event) => void save(event)} noValidate className="mt-5">
          <NewCard card={typedCard}>
            {choosesDefault ? (
              <Checkbox
                label={m.cards.asDefault}
                checked={asDefault}
                onChange={(event) => setAsDefault(event.target.checked)}
              />
            ) : null}
          </NewCard>
          <p className="mt-4 text-sm">{m.cards.validation(money(validation))}</p>
          <Button type="submit" kind="brand" size="lg" busy={busy} className="mt-4 w-full sm:w-auto">
            {busy ? m.cards.saving : m.cards.save(money(validation))}
          </Button>
        </form>
      </div>
    </div>
  );
}
