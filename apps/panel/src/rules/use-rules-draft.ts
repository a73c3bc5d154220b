import { useState } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { sameValue, type RuleValue } from './rule-value.ts';
import { keyOf, type RuleChange, type Rules } from './rules-data.ts';

type Theirs = { name: string; country: string | null; value: RuleValue | null };

/** Unsaved values. When somebody else saved first, both values stay until one is chosen. */
export function useRulesDraft(put: (rules: Rules) => void) {
  const { m } = useWords();
  const { call } = useSession();
  const [changes, setChanges] = useState<readonly RuleChange[]>([]);
  const [theirs, setTheirs] = useState<readonly Theirs[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(changes.length > 0);

  const drop = (key: string) => setChanges((all) => all.filter((one) => keyOf(one) !== key));
  const set = (name: string, country: string | null, was: RuleValue | null, value: RuleValue | null) => {
    const key = keyOf({ name, country });
    setFailure('');
    setChanges((all) => {
      const known = all.find((one) => keyOf(one) === key);
      const base = known ? known.was : was;
      const others = all.filter((one) => keyOf(one) !== key);
      return sameValue(base, value) ? others : [...others, { name, country, was: base, value }];
    });
  };
  /** Resolves a conflict: applies the local value over the saved one, or drops it. */
  const choose = (clash: Theirs, mine: boolean) => {
    const key = keyOf(clash);
    setTheirs((all) => all.filter((one) => keyOf(one) !== key));
    if (mine) setChanges((all) => all.map((one) => (keyOf(one) === key ? { ...one, was: clash.value } : one)));
    else drop(key);
  };
  /** Whether they were saved. */
  const save = async (reason: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { data } = await call('changeRules', { body: { changes: [...changes], reason } });
      put(data);
      setChanges([]);
      setFailure('');
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusalText(error) ?? m.unreachable);
      if (refusal?.code === 'rules_changed') {
        put((await call('listRules', {})).data);
        setTheirs(refusal.params?.theirs as Theirs[]);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setChanges([]);
    setTheirs([]);
    setFailure('');
  };
  return { changes, theirs, failure, busy, set, choose, save, clear };
}

export type RulesDraft = ReturnType<typeof useRulesDraft>;
