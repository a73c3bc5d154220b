import type { WeekGrid } from '@metade/contracts/grid.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { templates, templateWeek } from './templates.ts';
import type { Week } from './week.ts';
import { tablesOf } from './week.ts';

/** Template weeks, which replace the grid. */
export function TemplatesMenu({ grid, onChosen }: { grid: WeekGrid; onChosen: (week: Week) => void }) {
  const { m } = useWords();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LayoutTemplate aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {m.grid.start}
      </Button>
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={m.grid.start} closeLabel={m.close}>
        <p className="mb-4 text-ink-2">{m.grid.startText}</p>
        <div className="flex flex-col gap-2">
          {templates.map((one) => (
            <Button
              key={one}
              size="host"
              className="justify-start!"
              onClick={() => {
                const week = templateWeek(one, grid);
                setOpen(false);
                if (tablesOf(week).length === 0) toast.show({ text: m.grid.templateEmpty, failure: true });
                else onChosen(week);
              }}
            >
              {m.grid.templates[one]}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
