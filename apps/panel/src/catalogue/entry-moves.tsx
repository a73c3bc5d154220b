import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import { Select } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { ReasonForm } from '../admin/reason-form.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { isOffered, nameOf } from './entry-name.ts';

/** Takes an entry from what is offered, brings it back, or makes it another one; each for a reason. */
export function EntryMoves({
  entry: read,
  all,
  done,
  onChanged,
}: {
  entry: AdminCatalogueEntry;
  all: readonly AdminCatalogueEntry[];
  done: (text: string) => void;
  onChanged: () => void;
}) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const [newer, setNewer] = useState<AdminCatalogueEntry | null>(null);
  const [inUse, setInUse] = useState<number | null>(null);
  const [into, setInto] = useState('');
  const entry = newer && newer.version > read.version ? newer : read;
  const params = { kind: entry.kind, slug: entry.slug };
  const name = nameOf(entry, locale);
  const used = inUse ?? entry.used;
  const others = all.filter((one) => isOffered(one) && one.slug !== entry.slug);
  // What was refused because it has changed is shown as it is now, to be decided again.
  const seen = (error: unknown): never => {
    const { code, params: told } = refusalOf(error) ?? {};
    if (code === 'catalogue_in_use') setInUse(Number(told?.used));
    if (code === 'catalogue_changed') setNewer(told?.current as AdminCatalogueEntry);
    if (code === 'catalogue_merged') onChanged();
    throw error;
  };
  const retire = async (retired: boolean, reason: string) => {
    const body = { retired, version: entry.version, in_use: used, reason };
    await call('retireCatalogueEntry', { params, body }).catch(seen);
    done(retired ? m.catalogue.isRetired(name) : m.catalogue.isBack(name));
  };
  const merge = async (reason: string) => {
    const body = { into, version: entry.version, reason };
    const { moved } = await call('mergeCatalogueEntry', { params, body }).catch(seen);
    done(m.catalogue.merged(moved, entry.kind));
  };
  const reason = { label: m.catalogue.reason, hint: m.catalogue.reasonHint };
  return (
    <div className="mt-8 flex flex-col gap-5">
      <ReasonForm
        {...reason}
        key={String(entry.retired)}
        title={entry.retired ? m.catalogue.bringBack : m.catalogue.retire}
        text={entry.retired ? m.catalogue.bringBackText(entry.kind) : m.catalogue.retireText(used, entry.kind)}
        choices={[{ value: 'go', label: entry.retired ? m.catalogue.bringBack : m.catalogue.retire }]}
        act={(_, why) => retire(!entry.retired, why)}
      />
      <ReasonForm
        {...reason}
        title={m.catalogue.merge}
        text={m.catalogue.mergeText(used, entry.kind)}
        choices={[{ value: 'merge', label: m.catalogue.merge }]}
        act={(_, why) => merge(why)}
      >
        <Select label={m.catalogue.mergeInto} value={into} onChange={(event) => setInto(event.target.value)}>
          <option value="">{m.catalogue.choose}</option>
          {others.map((one) => (
            <option key={one.slug} value={one.slug}>
              {nameOf(one, locale)}
            </option>
          ))}
        </Select>
      </ReasonForm>
    </div>
  );
}
