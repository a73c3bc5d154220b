import type { FilteredList, SavedFilter } from '@metade/contracts/saved-filters.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

const nameMax = 40;

/** Asks under which name a filter is kept. */
export function SaveFilter({
  open,
  list,
  query,
  onClose,
  onSaved,
}: {
  open: boolean;
  list: FilteredList;
  query: string;
  onClose: () => void;
  onSaved: (filters: SavedFilter[], name: string) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  return (
    <Dialog sheet open={open} onClose={onClose} title={m.lists.filters.saveTitle} closeLabel={m.close}>
      <NameForm
        name=""
        label={m.lists.filters.name}
        hint={m.lists.filters.nameHint}
        submit={m.lists.filters.save}
        save={async (name) => onSaved((await call('saveFilter', { body: { list, name, query } })).data, name)}
      />
    </Dialog>
  );
}

/** The filters that are kept, each to be renamed or deleted. */
export function ManageFilters({
  open,
  filters,
  onClose,
  onChanged,
}: {
  open: boolean;
  filters: SavedFilter[];
  onClose: () => void;
  onChanged: (filters: SavedFilter[]) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLUListElement>(null);
  const rename = async (filter: SavedFilter, name: string) => {
    onChanged((await call('renameFilter', { params: { id: filter._id }, body: { name } })).data);
    setSaid(m.lists.filters.renamed(name));
  };
  const remove = async (filter: SavedFilter) => {
    try {
      onChanged((await call('removeFilter', { params: { id: filter._id } })).data);
      setSaid(m.lists.filters.removed(filter.name));
      rows.current?.focus();
    } catch (error) {
      setSaid(refusalText(error) ?? m.unreachable);
    }
  };
  const close = () => {
    setSaid('');
    onClose();
  };
  return (
    <Dialog sheet open={open} onClose={close} title={m.lists.filters.manage} closeLabel={m.close}>
      <p role="status" className="min-h-6 text-sm font-semibold">
        {said}
      </p>
      <ul ref={rows} tabIndex={-1} aria-label={m.lists.filters.title} className="outline-none">
        {filters.map((filter) => (
          <li key={filter._id} className="border-t border-line py-3">
            <NameForm
              name={filter.name}
              label={m.lists.filters.name}
              submit={m.lists.filters.rename}
              submitLabel={m.lists.filters.renameOf(filter.name)}
              save={(name) => rename(filter, name)}
            >
              <Button aria-label={m.lists.filters.removeOf(filter.name)} onClick={() => void remove(filter)}>
                {m.lists.filters.remove}
              </Button>
            </NameForm>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function NameForm({
  name,
  label,
  hint,
  submit,
  submitLabel,
  save,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  submit: string;
  submitLabel?: string;
  save: (name: string) => Promise<void>;
  children?: React.ReactNode;
}) {
  const { m } = useWords();
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setFailure(wanted === '' ? m.lists.filters.nameMissing : '');
    if (wanted === '' || wanted === name) return;
    setBusy(true);
    try {
      await save(wanted);
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-3">
      <Field
        label={label}
        hint={hint}
        value={typed}
        maxLength={nameMax}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        error={failure || undefined}
        className="min-w-0 flex-1 basis-56"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={children ? 'outline' : 'ink'} busy={busy} aria-label={submitLabel}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
