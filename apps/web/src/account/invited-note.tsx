import { Banner } from '@metade/ui/banner.tsx';
import { Gift, Info } from 'lucide-react';
import type { SignInData } from './sign-in-data.server.ts';
import { useWords } from '../words/words.tsx';

/** Who invited the visitor and what it brings, or that the link is invalid. */
export function InvitedNote({ invitation }: { invitation: SignInData['invitation'] }) {
  const { m } = useWords();
  if (!invitation) return null;
  return (
    <div className="mt-5">
      {invitation.code ? (
        <Banner tone="ok" icon={<Gift aria-hidden="true" className="size-5" />}>
          <strong className="block">{m.rewards.wasInvited(invitation.points)}</strong>
          {m.rewards.invitedBy(invitation.name)}
        </Banner>
      ) : (
        <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
          {m.rewards.inviteGone}
        </Banner>
      )}
    </div>
  );
}
