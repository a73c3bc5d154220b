import type { ReactNode } from 'react';

/** A page of words: a title, a lead, points, and what to do. */
export function TalkPage({
  title,
  lead,
  points,
  children,
}: {
  title: string;
  lead: string;
  points?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="max-w-[44rem]">
        <h1 className="text-dlg">{title}</h1>
        <p className="mt-3 text-lg text-ink-2">{lead}</p>
        {points ? (
          <ul className="mt-6 flex list-disc flex-col gap-2 pl-6">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
}
