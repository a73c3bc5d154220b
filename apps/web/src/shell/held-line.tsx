import { Hourglass } from 'lucide-react';
import type { HeldLine as Held } from '../hold/held-line.server.ts';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { PageLink } from './page-link.tsx';

/** On every page except checkout while a table is held: until when, with a link back. Takes its own space. */
export function HeldLine({ held }: { held: Held }) {
  const { m } = useWords();
  const time = useDeviceTime(held.zone);
  return (
    <aside aria-label={m.checkout.title} className="no-print border-b border-wait-line bg-wait-soft text-wait-ink">
      <div className="page-width flex min-h-12 items-center gap-x-3 py-1 text-sm">
        <Hourglass aria-hidden="true" className="size-5 shrink-0 max-[26rem]:hidden" />
        <p className="min-w-0 flex-1 break-words">{m.checkout.heldLine(held.restaurant, time(held.until))}</p>
        <PageLink
          to={`/checkout?order=${held.order}`}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4"
        >
          {m.checkout.finish}
        </PageLink>
      </div>
    </aside>
  );
}
