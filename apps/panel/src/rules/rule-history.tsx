import type { RuleGroup } from '@metade/contracts/rules.ts';
import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { sameValue } from './rule-value.ts';
import { ownOf, rulesOf, type Rules } from './rules-data.ts';
import type { RulesDraft } from './use-rules-draft.ts';
import { useShown } from './use-shown.ts';

/** A group's history; earlier values can be loaded into the draft. */
export function RuleHistory({
  data,
  group,
  words,
  draft,
}: {
  data: Rules;
  group: RuleGroup;
  words: (name: string) => readonly [string, string];
  draft: RulesDraft;
}) {
  const { m, date } = useWords();
  const { textIn, placeOf } = useShown();
  const { call } = useSession();
  const { value } = useLoaded(
    useCallback(async () => (await call('listRuleVersions', { params: { group }, query: {} })).data, [call, group]),
  );
  const known = rulesOf(data, group);
  const ruleOf = (name: string) => known.find((rule) => rule.name === name);
  return (
    <section>
      <h2 className="text-sm font-semibold">{m.rules.historyTitle}</h2>
      {value?.length === 0 ? <p className="mt-1 text-sm text-ink-2">{m.rules.historyNone}</p> : null}
      <ol className="mt-2">
        {value?.map((one) => (
          <li key={one._id} className="flex items-start gap-2 border-t border-line py-2.5">
            <div className="min-w-0 flex-1 text-sm">
              {one.changes.map(({ name, country, before, after }) => {
                const rule = ruleOf(name);
                const text = (own: typeof before) =>
                  own === null ? m.rules.same : rule ? textIn(rule, own, country) : String(own);
                return (
                  <p key={`${country}.${name}`} className="break-words">
                    {words(name)[0]}, {m.rules.change(placeOf(country), text(before), text(after))}
                  </p>
                );
              })}
              <p className="text-xs break-words text-ink-3">
                {[date(one.at.slice(0, 10), 'past'), one.by, one.reason].filter(Boolean).join(', ')}
              </p>
            </div>
            <button
              type="button"
              aria-label={m.rules.restoreOf(date(one.at.slice(0, 10), 'past'))}
              className="flex min-h-11 items-center gap-1.5 rounded-2 px-2 text-sm font-semibold hover:bg-hover"
              onClick={() => {
                for (const { name, country, before } of one.changes) {
                  const rule = ruleOf(name);
                  if (rule === undefined) continue;
                  const own = ownOf({ rule, country });
                  if (!sameValue(own, before)) draft.set(name, country, own, before);
                }
              }}
            >
              <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.9} />
              {m.rules.restore}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
