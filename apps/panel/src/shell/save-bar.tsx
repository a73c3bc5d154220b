import { Button } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';
import { useBarHeight } from './use-bar-height.ts';

/** A form's sticky bar: save and undo, and errors. */
export function SaveBar({
  dirty,
  busy,
  failure,
  undo,
}: {
  dirty: boolean;
  busy: boolean;
  failure: string;
  undo: () => void;
}) {
  const { m } = useWords();
  const words = m.manage.profile;
  const bar = useBarHeight();
  return (
    <div
      ref={bar}
      data-bar="save"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-page px-4 py-3 rail:bottom-0"
    >
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="brand" size="host" busy={busy} disabled={!dirty}>
          {words.save}
        </Button>
        {dirty ? (
          <Button size="host" onClick={undo}>
            {words.undo}
          </Button>
        ) : (
          <p className="text-sm text-ink-3">{words.nothingChanged}</p>
        )}
      </div>
    </div>
  );
}
