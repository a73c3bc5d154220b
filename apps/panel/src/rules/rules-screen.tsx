import type { RuleGroup } from '@metade/contracts/rules.ts';
import { foldText } from '@metade/domain/fold-text.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { CircleAlert, History } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useWide } from '../grid/use-wide.ts';
import { ListHead } from '../lists/list-head.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { useSession } from '../session/session.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { SearchPill } from '../shell/search-pill.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RuleHistory } from './rule-history.tsx';
import { RulePreview } from './rule-preview.tsx';
import { RuleList, RuleTable } from './rule-table.tsx';
import { RulesBar } from './rules-bar.tsx';
import { rulesOf, type Cell, type Rules } from './rules-data.ts';
import { useRuleWords } from './use-rule-words.ts';
import { useRulesDraft } from './use-rules-draft.ts';
import { useShown } from './use-shown.ts';

/** Every rule and price: global values, countries' own values, and the effect of changes. */
export function RulesScreen() {
  const { m } = useWords();
  const { call } = useSession();
  useTitle(m.rules.title);
  const words = useRuleWords();
  const { value, failed, again, put } = useLoaded(useCallback(async () => (await call('listRules', {})).data, [call]));
  if (failed || value === null || words === null)
    return (
      <>
        <ListHead title={m.rules.title} text={m.rules.text} />
        {failed ? <Unreachable again={again} /> : <ListSkeleton />}
      </>
    );
  return <Loaded data={value} put={put} words={words} />;
}

type Words = NonNullable<ReturnType<typeof useRuleWords>>;

function Loaded({ data, put, words }: { data: Rules; put: (data: Rules) => void; words: Words }) {
  const { m, date } = useWords();
  const wide = useWide();
  const may = useMayCall()('changeRules');
  const { query } = useRoute();
  const draft = useRulesDraft(put);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<{ name: string; country: string | null } | null>(null);
  const groups = data.groups.map(({ group }) => group);
  const [chosen, choose] = useState(query.get('group'));
  const group = groups.find((one) => one === chosen) ?? 'prices';
  const wanted = foldText(text.trim());
  const rules =
    wanted === ''
      ? rulesOf(data, group)
      : groups
          .flatMap((one) => rulesOf(data, one))
          .filter(({ name }) => foldText(words(name).join(' ')).includes(wanted));
  const rule = rules.find(({ name }) => name === picked?.name);
  const open: Cell | null = rule && picked ? { rule, country: picked.country } : null;
  const { version = 0, since = null } = data.groups.find((one) => one.group === group) ?? {};
  const list = {
    data,
    rules,
    words,
    open: wide ? open : null,
    draft,
    onOpen: (cell: Cell) => may && setPicked({ name: cell.rule.name, country: cell.country }),
  };
  const editor = open ? <RuleEditor cell={open} name={words(open.rule.name)[0]} draft={draft} /> : null;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-dmd">{m.rules.title}</h1>
          <p className="mt-1 text-ink-2">{may ? m.rules.text : `${m.rules.text} ${m.rules.readOnly}`}</p>
        </div>
        <SearchPill
          className="w-full sm:w-64"
          label={m.rules.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      <div className="mt-5 grid items-start gap-x-7 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)] min-[78.375rem]:grid-cols-[11rem_minmax(0,1fr)_18rem]">
        <Groups
          data={data}
          groups={groups}
          current={wanted === '' ? group : null}
          choose={(next) => {
            setText('');
            choose(next);
          }}
        />
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-dsm">{wanted === '' ? m.rules.groups[group] : text}</h2>
            {wanted === '' ? (
              <p className="flex items-center gap-2 rounded-2 bg-sunk px-2.5 py-1 text-sm">
                <History aria-hidden="true" className="size-4" strokeWidth={1.9} />
                {since ? m.rules.version(version, date(since.slice(0, 10), 'past')) : m.rules.unchanged}
              </p>
            ) : null}
          </div>
          <Clashes draft={draft} data={data} words={words} />
          {rules.length === 0 ? <p className="text-ink-2">{m.rules.noneFound}</p> : null}
          {wide ? <RuleTable {...list} /> : <RuleList {...list} />}
          <p className="mt-3 text-sm text-ink-3">{m.rules.sameHint}</p>
        </div>
        <aside className="flex flex-col gap-6 lg:col-start-2 min-[78.375rem]:sticky min-[78.375rem]:top-4 min-[78.375rem]:col-start-3 min-[78.375rem]:max-h-[calc(100dvh-2rem-var(--save-bar,0rem))] min-[78.375rem]:overflow-y-auto">
          {wide && may ? (editor ?? <p className="text-sm text-ink-3">{m.rules.pick}</p>) : null}
          <RulePreview changes={draft.changes} />
          {wanted === '' ? (
            <RuleHistory key={`${group} ${version}`} data={data} group={group} words={words} draft={draft} />
          ) : null}
        </aside>
      </div>
      <Dialog
        open={!wide && editor !== null}
        onClose={() => setPicked(null)}
        title={open ? words(open.rule.name)[0] : ''}
        closeLabel={m.close}
        sheet
      >
        {wide ? null : editor}
      </Dialog>
      {draft.changes.length > 0 ? <RulesBar data={data} draft={draft} /> : null}
    </>
  );
}

function Groups({
  data,
  groups,
  current,
  choose,
}: {
  data: Rules;
  groups: RuleGroup[];
  current: RuleGroup | null;
  choose: (group: RuleGroup) => void;
}) {
  const { m } = useWords();
  return (
    <nav aria-label={m.rules.groupsLabel} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0">
      <ul className="flex gap-1 lg:flex-col">
        {groups.map((group) => (
          <li key={group} className="shrink-0">
            <button
              type="button"
              onClick={() => choose(group)}
              aria-current={group === current ? 'page' : undefined}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-2 px-3 text-sm text-ink-2 hover:bg-hover aria-[current]:bg-sunk aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {m.rules.groups[group]} <span className="text-ink-3">{rulesOf(data, group).length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Somebody else saved first: both values side by side, to choose one. */
function Clashes({ draft, data, words }: { draft: ReturnType<typeof useRulesDraft>; data: Rules; words: Words }) {
  const { m } = useWords();
  const { textIn, placeOf } = useShown();
  if (draft.theirs.length === 0) return null;
  const all = data.groups.flatMap(({ group }) => rulesOf(data, group));
  return (
    <Banner tone="wait" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}>
      <p className="font-semibold">{m.rules.conflictTitle}</p>
      {draft.theirs.map((clash) => {
        const rule = all.find(({ name }) => name === clash.name);
        const mine = draft.changes.find((one) => one.name === clash.name && one.country === clash.country);
        if (rule === undefined || mine === undefined) return null;
        const text = (value: typeof clash.value) =>
          value === null ? m.rules.same : textIn(rule, value, clash.country);
        return (
          <div key={`${clash.country} ${clash.name}`} className="mt-3">
            <p>{`${words(clash.name)[0]}, ${placeOf(clash.country)}`}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => draft.choose(clash, false)}>{m.rules.theirs(text(clash.value))}</Button>
              <Button onClick={() => draft.choose(clash, true)}>{m.rules.mine(text(mine.value))}</Button>
            </div>
          </div>
        );
      })}
    </Banner>
  );
}
