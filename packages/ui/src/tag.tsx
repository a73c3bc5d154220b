import type { ReactNode } from 'react';

export type Tone = 'ok' | 'wait' | 'info' | 'bad' | 'neutral';

/** A small label with a soft background, always with text and usually an icon. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-1 px-2 py-1 text-xs font-semibold [&>svg]:shrink-0 ${TONE[tone]}`}
    >
      {children}
    </span>
  );
}

export const TONE: Record<Tone, string> = {
  ok: 'bg-ok-soft text-ok-ink',
  wait: 'bg-wait-soft text-wait-ink',
  info: 'bg-info-soft text-info-ink',
  bad: 'bg-bad-soft text-bad-ink',
  neutral: 'bg-hover text-ink-2',
};
