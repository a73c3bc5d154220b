import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONE, type Tone } from './tag.tsx';

/** A message with a soft background, icon and text. `live` announces it: 'alert' for failures, 'status' for the rest. */
export function Banner({
  tone,
  icon,
  live,
  action,
  children,
}: {
  tone: Tone;
  icon: ReactNode;
  live?: 'alert' | 'status';
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div role={live} className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 px-4 py-3.5 ${TONE[tone]}`}>
      <div className="flex min-w-0 flex-1 basis-56 gap-3 text-sm font-medium">
        <span className="mt-0.5 shrink-0">{icon}</span>
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  );
}

/** Something that did not work, announced at once. */
export function Problem({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Banner tone="bad" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />} action={action}>
      {children}
    </Banner>
  );
}
