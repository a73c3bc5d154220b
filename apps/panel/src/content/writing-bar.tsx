import { isProse, type Block, type BlockKind } from '@metade/domain/content.ts';
import { foldText } from '@metade/domain/fold-text.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { ArrowDown, ArrowUp, Bold, Braces, Heading2, Italic, Link, List, Plus, Quote, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import type { CellCommands } from './rich-cell.tsx';
import { valueName } from './value-name.ts';
import { SavedNote } from './saved-note.tsx';
import type { Draft, Place } from './use-content-draft.ts';

type Props = {
  draft: Draft;
  block: Block | undefined;
  open: Place | null;
  commands: CellCommands | null;
  values: (name: string, locale: Locale) => string;
  turn: (id: string, kind: BlockKind) => void;
  insert: (after: string) => void;
  brazil: boolean;
  onBrazil: () => void;
  onClose: () => void;
};

/** Toolbar for the edited paragraph. */
export function WritingBar({ draft, block, open, commands, values, turn, insert, brazil, onBrazil, onClose }: Props) {
  const { m } = useWords();
  const [asking, setAsking] = useState<'link' | 'value' | null>(null);
  const { body, setBody } = draft;
  const prose = block !== undefined && isProse(block.kind);
  const words = m.content.bar;
  const at = body.blocks.findIndex(({ id }) => id === block?.id);
  const mayMove = (by: number) => prose && isProse(body.blocks[at + by]?.kind ?? 'title');
  const move = (by: number) =>
    setBody((now) => {
      const blocks = [...now.blocks];
      const [moved] = blocks.splice(at, 1);
      if (moved) blocks.splice(at + by, 0, moved);
      return { ...now, blocks };
    });
  const kind = (of: BlockKind, name: string, icon: LucideIcon) => (
    <IconButton
      name={name}
      icon={icon}
      pressed={block?.kind === of}
      disabled={!prose}
      onPress={() => block && turn(block.id, of)}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-3 py-1.5"
    >
      <IconButton name={words.bold} icon={Bold} disabled={!prose || !commands} onPress={() => commands?.bold()} />
      <IconButton name={words.italic} icon={Italic} disabled={!prose || !commands} onPress={() => commands?.italic()} />
      {kind('heading', words.heading, Heading2)}
      {kind('item', words.list, List)}
      <IconButton name={words.link} icon={Link} disabled={!prose || !commands} onPress={() => setAsking('link')} />
      {kind('quote', words.quote, Quote)}
      <button
        type="button"
        disabled={!commands}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAsking('value')}
        className="flex min-h-11 items-center gap-2 rounded-2 px-2.5 text-sm font-semibold hover:bg-hover disabled:text-ink-3"
      >
        <Braces aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {words.value}
      </button>
      {prose ? (
        <>
          <IconButton name={m.content.addBelow} icon={Plus} onPress={() => insert(block.id)} />
          <IconButton name={m.content.moveUp} icon={ArrowUp} disabled={!mayMove(-1)} onPress={() => move(-1)} />
          <IconButton name={m.content.moveDown} icon={ArrowDown} disabled={!mayMove(1)} onPress={() => move(1)} />
          <IconButton
            name={m.content.remove}
            icon={Trash2}
            onPress={() => {
              onClose();
              setBody((now) => ({ ...now, blocks: now.blocks.filter(({ id }) => id !== block.id) }));
            }}
          />
        </>
      ) : null}
      <button
        type="button"
        aria-pressed={brazil}
        onClick={onBrazil}
        className="ml-auto hidden min-h-11 rounded-2 px-2.5 text-sm font-semibold text-ink-2 hover:bg-hover aria-pressed:bg-hover aria-pressed:text-ink lg:block"
      >
        {m.content.overlay}
      </button>
      <SavedNote draft={draft} />
      <LinkDialog
        open={asking === 'link'}
        onClose={() => setAsking(null)}
        onLink={(href) => {
          setAsking(null);
          commands?.link(href);
        }}
      />
      <ValueDialog
        open={asking === 'value'}
        names={draft.saved.values.map(({ name }) => name)}
        read={(name) => values(name, open?.locale ?? 'pt')}
        onClose={() => setAsking(null)}
        onValue={(name) => {
          setAsking(null);
          commands?.value(name);
        }}
      />
    </div>
  );
}

function IconButton({
  name,
  icon: Icon,
  onPress,
  disabled = false,
  pressed,
}: {
  name: string;
  icon: LucideIcon;
  onPress: () => void;
  disabled?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      // The paragraph keeps the caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-2 hover:bg-hover disabled:text-ink-3 aria-pressed:bg-hover"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
    </button>
  );
}

function LinkDialog({
  open,
  onClose,
  onLink,
}: {
  open: boolean;
  onClose: () => void;
  onLink: (href: string | null) => void;
}) {
  const { m } = useWords();
  const [href, setHref] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={m.content.bar.link} closeLabel={m.close}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onLink(href);
          setHref('');
        }}
      >
        <Field
          label={m.content.bar.linkAddress}
          value={href}
          required
          onChange={(event) => setHref(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="ink">
            {m.content.bar.linkSet}
          </Button>
          <Button onClick={() => onLink(null)}>{m.content.bar.linkRemove}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function ValueDialog({
  open,
  names,
  read,
  onClose,
  onValue,
}: {
  open: boolean;
  names: string[];
  read: (name: string) => string;
  onClose: () => void;
  onValue: (name: string) => void;
}) {
  const { m } = useWords();
  const [wanted, setWanted] = useState('');
  const label = (name: string) => valueName(m, name);
  const shown = names.filter((name) => foldText(label(name)).includes(foldText(wanted.trim())));
  return (
    <Dialog open={open} onClose={onClose} title={m.content.bar.value} closeLabel={m.close} sheet>
      <Field
        label={m.content.searchValues}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className="mt-3 max-h-80 overflow-y-auto border-t border-line">
        {shown.map((name) => (
          <li key={name} className="border-b border-line">
            <button
              type="button"
              onClick={() => onValue(name)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-1 py-2 text-left hover:bg-hover"
            >
              <span>{label(name)}</span>
              <span className="max-w-full truncate rounded-1 bg-info-soft px-1.5 py-0.5 text-sm font-semibold text-info-ink">
                {read(name)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
