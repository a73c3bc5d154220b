import { Banner } from '@metade/ui/banner.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Way = { label: string; to: string };

/** A page opened from a mailed link: one action, or why it is impossible and what to do instead. */
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
  /** Shown beside a problem: how to get another link. */
  other: Way;
  children: ReactNode;
}) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        {problem ? (
          <LinkBanner bad to={other}>
            {problem}
          </LinkBanner>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** The result of a link, with the next step. */
export function LinkBanner({ bad = false, to, children }: { bad?: boolean; to: Way; children: ReactNode }) {
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <div className="mt-5">
      <Banner
        tone={bad ? 'bad' : 'ok'}
        live={bad ? 'alert' : 'status'}
        icon={<Icon aria-hidden="true" className="size-5" />}
        action={
          <Link to={to.to} className="text-link text-sm">
            {to.label}
          </Link>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
