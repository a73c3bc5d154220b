import type { Answer } from '@metade/api-client/client.ts';
import type { ContentBody } from '@metade/domain/content.ts';
import { mergeContent, type ContentConflict } from '@metade/domain/content-merge.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

export type ContentDocument = Answer<'getContent'>['data'];

const restMs = 900;

/**
 * Edits over a document as last saved. Saves itself after a pause in typing; somebody else's save is merged, with conflicts where
 * both changed a paragraph.
 */
export function useContentDraft(first: ContentDocument) {
  const { m } = useWords();
  const { call } = useSession();
  const [saved, setSaved] = useState(first);
  const [body, setBody] = useState<ContentBody>(first.body);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState('');
  const [conflicts, setConflicts] = useState<ContentConflict[]>([]);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const dirty = body !== saved.body;
  useUnsaved(dirty);

  /** Takes over the current document from an answer, unless there were edits since `sent`. */
  const take = (now: ContentDocument, sent: ContentBody) => {
    setSaved(now);
    setBody((typed) => (typed === sent ? now.body : typed));
    setFailure('');
  };
  const save = async (): Promise<ContentDocument | null> => {
    const sent = body;
    if (sent === saved.body) return saved;
    setBusy(true);
    try {
      const { data } = await call('saveContent', {
        params: { kind: saved.kind, slug: saved.slug },
        body: { version: saved.version, body: sent },
      });
      take(data, sent);
      setSavedAt(new Date());
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'content_changed') {
        const current = refusal.params?.current as ContentDocument;
        const merged = mergeContent(saved.body, sent, current.body);
        setSaved(current);
        // What was typed while this was on its way is kept too.
        setBody((typed) => (typed === sent ? merged.body : mergeContent(saved.body, typed, current.body).body));
        setConflicts(merged.conflicts);
        setRound((count) => count + 1);
        // The note that asks which of them stays says it.
        if (merged.conflicts.length > 0) {
          setFailure('');
          return null;
        }
      }
      setFailure(refusalText(error) ?? m.unreachable);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const saveItself = useEffectEvent(() => void save());
  useEffect(() => {
    if (!dirty || conflicts.length > 0) return;
    const timer = setTimeout(saveItself, restMs);
    return () => clearTimeout(timer);
  }, [body, dirty, conflicts]);

  /** Steps other than saving: their answer is the current document. */
  const step = async (work: (now: ContentDocument) => Promise<{ data: ContentDocument }>): Promise<boolean> => {
    const now = await save();
    if (now === null) return false;
    setBusy(true);
    try {
      const { data } = await work(now);
      take(data, now.body);
      setRound((count) => count + 1);
      return true;
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { saved, body, setBody, dirty, busy, savedAt, failure, conflicts, setConflicts, save, step, round };
}

export type Draft = ReturnType<typeof useContentDraft>;

/** A paragraph in one language. */
export type Place = { block: string; locale: Locale };

/** Of the current draft, or of the next one. */
export const numberOf = ({ revisions }: Pick<ContentDocument, 'revisions'>): number =>
  revisions.find(({ state }) => state === 'draft' || state === 'scheduled')?.number ??
  Math.max(0, ...revisions.map(({ number }) => number)) + 1;
