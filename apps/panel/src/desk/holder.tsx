import type { DeskItem } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useState } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Who has taken an entry, with buttons to take or release it. */
export function Holder({ queue, item }: { queue: DeskQueue; item: Pick<DeskItem, '_id' | 'by' | 'name'> }) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [taken, setTaken] = useState<{ by: DeskItem['by'] } | null>(null);
  const [asked, setAsked] = useState(false);
  const by = taken ? taken.by : item.by;
  const mine = by?.mine ?? false;
  const step = mine ? m.board.letGo : m.board.take;
  const put = async (wish: boolean, anyway: boolean) => {
    setAsked(false);
    try {
      const body = { queue, item: item._id, mine: wish, anyway };
      const { data } = await call('takeDeskItem', { body });
      setTaken({ by: data.by });
    } catch (error) {
      show({ text: refusalText(error) ?? m.failed, failure: true });
    }
  };
  return (
    <div className="relative z-10 mt-0.5 flex flex-wrap items-center gap-x-2 text-sm max-sm:hidden">
      {by ? <span className="font-semibold">{mine ? m.board.mine : m.board.with(by.name)}</span> : null}
      <button
        type="button"
        aria-label={[step, item.name].filter(Boolean).join(': ')}
        className="min-h-6 underline underline-offset-3 pointer-coarse:min-h-11"
        onClick={() => (by && !mine ? setAsked(true) : void put(!mine, false))}
      >
        {step}
      </button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={m.board.take} closeLabel={m.close}>
        <p>{m.board.takeOver(by?.name ?? '')}</p>
        <Button kind="ink" size="host" className="mt-5 w-full" onClick={() => void put(true, true)}>
          {m.board.takeAnyway}
        </Button>
      </Dialog>
    </div>
  );
}
