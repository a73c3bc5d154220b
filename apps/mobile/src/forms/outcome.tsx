import { Banner } from '../parts/banner';
import type { Sending } from './use-form';

/** How sending ended, in words. */
export function Outcome({ of: { problem, done }, words }: { of: Sending; words?: string }) {
  if (problem?.message)
    return (
      <Banner tone={problem.code === 'away' ? 'offline' : 'bad'} urgent>
        {problem.message}
      </Banner>
    );
  return done && words ? <Banner tone="ok">{words}</Banner> : null;
}
