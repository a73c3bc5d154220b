import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import type { CatalogueIcon, CatalogueKind } from '@metade/contracts/catalogue.ts';
import { slugOf } from '@metade/domain/slug.ts';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { catalogueLocales } from './entry-name.ts';

type Names = Record<(typeof catalogueLocales)[number], string>;
type Draft = { names: Names; icon: CatalogueIcon; slug: string | null };

/** The form of an entry; null: a new one. What somebody else saved meanwhile is told beside what was typed, which stays. */
export function useEntryForm(
  kind: CatalogueKind,
  entry: AdminCatalogueEntry | null,
  onSaved: (entry: AdminCatalogueEntry) => void,
) {
  const { m } = useWords();
  const { call } = useSession();
  const [first] = useState(() => draftOf(entry));
  const [draft, setDraft] = useState(first);
  const [base, setBase] = useState(entry);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [finished, setFinished] = useState(false);
  const isChanged = !finished && JSON.stringify(draft) !== JSON.stringify(first);
  useUnsaved(isChanged);
  const finish = () => flushSync(() => setFinished(true));
  const slug = draft.slug ?? slugOf(draft.names.pt, 40);
  const send = async () => {
    const body = { names: draft.names, icon: draft.icon };
    return base
      ? call('saveCatalogueEntry', { params: { kind, slug: base.slug }, body: { ...body, version: base.version } })
      : call('addCatalogueEntry', { params: { kind }, body: { ...body, slug } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      const { data } = await send();
      finish();
      onSaved(data);
      return;
    } catch (error) {
      const refusal = refusalOf(error);
      const now = refusal?.code === 'catalogue_changed' ? (refusal.params?.current as AdminCatalogueEntry) : null;
      if (now && base) {
        setTheirs(changedIn(base, now));
        setBase(now);
      }
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(now ? '' : (refusal?.message ?? m.unreachable));
    }
    setBusy(false);
  };
  const changedIn = (before: AdminCatalogueEntry, now: AdminCatalogueEntry): string[] => {
    const names = catalogueLocales.flatMap((one) => {
      const [was, is] = [before.names[one] ?? '–', now.names[one] ?? '–'];
      return was === is ? [] : [m.desk.changed(m.catalogue.languages[one], was, is)];
    });
    const [was, is] = [m.catalogue.icons[before.icon], m.catalogue.icons[now.icon]];
    return was === is ? names : [...names, m.desk.changed(m.catalogue.icon, was, is)];
  };
  return {
    draft,
    isChanged,
    finished,
    /** Nothing typed is to be asked about any more. */
    finish,
    slug,
    setName: (locale: keyof Names, name: string) =>
      setDraft((now) => ({ ...now, names: { ...now.names, [locale]: name } })),
    set: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    /** As it was last read. */
    base,
    errors,
    failure,
    theirs,
    busy,
    submit,
  };
}

function draftOf(entry: AdminCatalogueEntry | null): Draft {
  const names = Object.fromEntries(catalogueLocales.map((one) => [one, entry?.names[one] ?? ''])) as Names;
  return { names, icon: entry?.icon ?? 'cutlery', slug: null };
}
