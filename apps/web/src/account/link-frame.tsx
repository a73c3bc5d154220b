import { Banner } from '@metade/ui/banner.tsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A page that was opened from a mail's link: one thing to do, or why it cannot be done and what to do instead. */
export function LinkFrame({
  title,
  text,
  problem,
  other,
  children,
}: {
  title: string;
  text: string;
  problem: string | null;
  /** Shown beside a problem: where to get another link. */
  other: { label: string; to: string };
  children: ReactNode;
}) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        {problem ? (
          <div className="mt-5">
            <Banner
              tone="bad"
              live="alert"
              icon={<CircleAlert aria-hidden="true" className="size-5" />}
              action={
                <Link to={other.to} className="text-link text-sm">
                  {other.label}
                </Link>
              }
            >
              {problem}
            </Banner>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
