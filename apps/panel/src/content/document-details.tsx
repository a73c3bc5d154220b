import type { ContentBody } from '@metade/domain/content.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { fileForm, fileProblem } from '../shell/take-file.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import type { Draft } from './use-content-draft.ts';

/** A post's or question's fields besides its text. */
export function DocumentDetails({ draft }: { draft: Draft }) {
  const { m } = useWords();
  const { call } = useSession();
  const { kind } = draft.saved;
  const load = useCallback(() => call('listContent', { query: { kind } }), [call, kind]);
  const { value } = useLoaded(load);
  const set = (change: Partial<ContentBody>) => draft.setBody((now) => ({ ...now, ...change }));
  const chosen = draft.body.categories ?? [];
  const [held] = useState(chosen);
  const offered = value?.categories.filter(({ _id, retired }) => !retired || held.includes(_id)) ?? [];
  if (kind !== 'post' && kind !== 'faq') return null;
  return (
    <section
      aria-label={m.content.details}
      className="mb-4 grid gap-4 rounded-4 border border-line bg-surface p-4 sm:grid-cols-2"
    >
      {kind === 'faq' ? (
        <>
          <Select
            label={m.content.group}
            value={draft.body.group ?? ''}
            onChange={(event) => set({ group: event.target.value })}
          >
            {draft.body.group ? null : <option value="">—</option>}
            {value?.groups.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
          <Field
            label={m.content.position}
            type="number"
            min={0}
            max={10_000}
            value={draft.body.position ?? 0}
            onChange={(event) => set({ position: Math.max(0, Math.trunc(event.target.valueAsNumber || 0)) })}
          />
        </>
      ) : (
        <>
          <Cover draft={draft} set={set} />
          <div className="flex flex-col gap-4">
            <Field
              label={m.content.author}
              maxLength={120}
              value={draft.body.author ?? ''}
              onChange={(event) => set({ author: event.target.value })}
            />
            <fieldset>
              <legend className="text-sm font-semibold">{m.content.categories}</legend>
              <div className="mt-1 flex flex-wrap gap-x-5">
                {offered.map(({ _id, name, retired }) => (
                  <label key={_id} className="flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-5 accent-brand"
                      checked={chosen.includes(_id)}
                      onChange={(event) =>
                        set({
                          categories: event.target.checked ? [...chosen, _id] : chosen.filter((one) => one !== _id),
                        })
                      }
                    />
                    {retired ? m.catalogue.gone(name) : name}
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </>
      )}
    </section>
  );
}

function Cover({ draft, set }: { draft: Draft; set: (change: Partial<ContentBody>) => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const picture = draft.body.picture;
  const { saved } = draft;
  // That of a first post, which this marketplace does not have.
  const isGone = picture === saved.body.picture && saved.picture === null;
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure('');
    try {
      const { data } = await call('uploadContentPicture', {}, { form: fileForm([file], 10, m) });
      set({ picture: data.picture });
    } catch (error) {
      setFailure(fileProblem(error, m));
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <div>
      <p className="text-sm font-semibold">{m.content.cover}</p>
      {picture && !isGone ? (
        <img
          src={`/pictures/400/${picture}`}
          alt=""
          className="mt-1.5 aspect-[4/3] w-full max-w-64 rounded-3 object-cover"
        />
      ) : null}
      <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center rounded-2 border border-line-strong px-4 font-semibold focus-within:outline-2 focus-within:outline-ink hover:bg-hover">
        {m.content.coverChoose}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={busy}
          onChange={(event) => void send(event.target.files?.[0])}
          className="sr-only"
        />
      </label>
      <p className="mt-1 text-sm text-ink-3">{m.content.coverNote}</p>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </div>
  );
}
