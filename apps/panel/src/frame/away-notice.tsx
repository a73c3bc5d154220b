import { Banner } from '@metade/ui/banner.tsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

const askMs = 60_000;

/** Above every screen while card payments or mails do not go. */
export function AwayNotice({ inset }: { inset: string }) {
  const { m } = useWords();
  const { call } = useSession();
  const [away, setAway] = useState<readonly ('payments' | 'mails')[]>([]);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const answer = await call('getConfig', {}).catch(() => null);
      if (current && answer) setAway(answer.data.away);
    };
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), askMs);
    void ask();
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [call]);
  if (away.length === 0) return null;
  const said = { payments: m.paymentsAway, mails: m.mailsAway };
  return (
    <div className={`${inset} pt-4`}>
      <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
        {away.map((what) => (
          <p key={what}>{said[what]}</p>
        ))}
      </Banner>
    </div>
  );
}
