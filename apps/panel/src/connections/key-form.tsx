import type { ApiKey } from '@metade/contracts/keys.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, FieldError, Select } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { refusalText } from '../api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import type { KeyCalls } from './use-keys.ts';

type Scopes = ApiKey['scopes'];

/** What a new key is called, may do, and how long it works. made: is given the key, which is shown once. */
export function KeyForm({ calls, made }: { calls: KeyCalls; made: (key: string) => void }) {
  const { m } = useWords();
  const { keys: words } = m.connections;
  const { value: licensees } = useLoaded(calls.licensees);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scopes>(['availability']);
  const [days, setDays] = useState('365');
  const [licensee, setLicensee] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  useUnsaved(name !== '');
  const nameMissing = tried && name.trim() === '' ? words.nameMissing : undefined;
  const none = tried && scopes.length === 0 ? words.mayMissing : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (name.trim() === '' || scopes.length === 0) return;
    setBusy(true);
    try {
      const { key } = await calls.create({
        name: name.trim(),
        scopes,
        days: days === '0' ? null : Number(days),
        licensee: licensee === '' ? null : licensee,
      });
      made(key);
    } catch (error) {
      setProblem(refusalText(error) ?? m.unreachable);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
      <Field
        label={words.name}
        hint={words.nameHint}
        error={problem ?? nameMissing}
        autoComplete="off"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      {licensees && licensees.length > 0 ? (
        <Select label={words.whose} value={licensee} onChange={(event) => setLicensee(event.target.value)}>
          <option value="">{words.platform}</option>
          {licensees.map((one) => (
            <option key={one._id} value={one._id}>
              {one.name}
            </option>
          ))}
        </Select>
      ) : null}
      <fieldset data-invalid={none ? '' : undefined} aria-describedby={none ? 'key-scopes-error' : undefined}>
        <legend className="text-sm font-semibold">{words.may}</legend>
        {(Object.keys(words.scopes) as Scopes).map((scope) => (
          <Checkbox
            key={scope}
            label={words.scopes[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
        <FieldError id="key-scopes" error={none} />
      </fieldset>
      <Select label={words.lasts} value={days} onChange={(event) => setDays(event.target.value)}>
        {(['90', '365', '0'] as const).map((n) => (
          <option key={n} value={n}>
            {words.days[n]}
          </option>
        ))}
      </Select>
      <Button kind="ink" type="submit" busy={busy} className="self-start">
        {words.add}
      </Button>
    </form>
  );
}
