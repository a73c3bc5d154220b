import { Banner, Problem } from '@metade/ui/banner.tsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileResult } from './profile-action.server.ts';

/** A section of the account page with its form's result: saved, or why not. */
export function Section({
  id,
  title,
  result,
  done,
  children,
}: {
  id: string;
  title: string;
  /** Only of this section's form. */
  result?: ProfileResult | undefined;
  done?: string;
  children: ReactNode;
}) {
  const refusal = result?.problem && Object.keys(result.problem.fields).length === 0 ? result.problem.message : null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-24 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="text-dsm">
        {title}
      </h2>
      {result && (refusal || !result.problem) ? (
        <div className="mt-4">
          {refusal ? (
            <Problem>{refusal}</Problem>
          ) : (
            <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
              {done}
            </Banner>
          )}
        </div>
      ) : null}
      {children}
    </section>
  );
}
