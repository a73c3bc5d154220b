import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { CopyButton } from './copy-button.tsx';

type Words = Record<'title' | 'text' | 'none' | 'add' | 'once' | 'secret' | 'copy' | 'kept', string>;

/** What an owner gave to programs, each with a secret that is shown once, when it is made or renewed. */
export function SecretsSection<One>({
  words,
  more = null,
  list,
  card,
  form,
}: {
  words: Words;
  /** Below the text. */
  more?: ReactNode;
  list: () => Promise<One[]>;
  card: (one: One, on: { changed: () => void; show: (secret: string) => void }) => ReactNode;
  /** made: is given the secret of what was made. */
  form: (made: (secret: string) => void) => ReactNode;
}) {
  const { value, failed, again } = useLoaded(list);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const made = (shown: string) => {
    setSecret(shown);
    setAdding(false);
    again();
  };
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-dsm">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
        {more}
      </div>
      {secret ? <SecretOnce words={words} secret={secret} done={() => setSecret(null)} /> : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {value?.map((one) => card(one, { changed: again, show: setSecret }))}
      </ul>
      {value?.length === 0 && !adding ? <p className="text-ink-2">{words.none}</p> : null}
      {adding ? (
        form(made)
      ) : value ? (
        <Button onClick={() => setAdding(true)} className="self-start">
          {words.add}
        </Button>
      ) : null}
    </section>
  );
}

/** A secret that is shown this once, to be copied. */
function SecretOnce({ words, secret, done }: { words: Words; secret: string; done: () => void }) {
  return (
    <Banner tone="info" live="status" icon={<KeyRound aria-hidden="true" className="size-5" />}>
      <p className="font-semibold">{words.once}</p>
      <div className="mt-3 flex flex-col gap-3">
        <Field
          label={words.secret}
          className="w-128 max-w-full"
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap gap-3">
          <CopyButton text={secret} label={words.copy} />
          <Button onClick={done}>{words.kept}</Button>
        </div>
      </div>
    </Banner>
  );
}
