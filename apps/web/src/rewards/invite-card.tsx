import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { CircleCheck, Copy, Gift, Info } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { ShareButton } from '../shell/share-button.tsx';
import type { TicketsData } from './tickets-data.server.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';

/** The invitation link; and, for a signed-in person who opened a friend's link, accepting it. */
export function InviteCard({ data, problem }: { data: TicketsData; problem: string | null }) {
  const { m } = useWords();
  const { off } = useDiscount();
  const { invitation } = data.rewards;
  return (
    <section id="invite" aria-labelledby="invite-title" className="mt-10 rounded-4 bg-sunk p-5 md:p-6">
      <h2 id="invite-title" className="text-dsm">
        {m.rewards.invite}
      </h2>
      <Received data={data} problem={problem} />
      <p className="mt-2 text-ink-2">{m.rewards.inviteText(invitation.points)}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          label={m.rewards.inviteLink}
          readOnly
          value={invitation.link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 basis-64"
        />
        <CopyButton text={invitation.link} />
        <ShareButton
          path={`/sigin?invite=${invitation.code}`}
          title={m.rewards.shareTitle}
          text={m.rewards.shareText(invitation.points, off)}
        />
      </div>
      {invitation.friends > 0 ? <p className="mt-3 text-sm">{m.rewards.friends(invitation.friends)}</p> : null}
    </section>
  );
}

function Received({ data, problem }: { data: TicketsData; problem: string | null }) {
  const { m } = useWords();
  const { invitation: link } = data;
  const { invited, points } = data.rewards.invitation;
  if (problem)
    return (
      <div className="my-4">
        <Problem>{problem}</Problem>
      </div>
    );
  if (invited)
    return (
      <div className="my-4">
        <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
          {data.done === 'accepted' ? m.rewards.accepted : m.rewards.wasInvited(points)}
        </Banner>
      </div>
    );
  if (!link || link.code === data.rewards.invitation.code) return null;
  if (link.code === null)
    return (
      <div className="my-4">
        <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
          {m.rewards.inviteGone}
        </Banner>
      </div>
    );
  return (
    <div className="my-4">
      <Banner
        tone="ok"
        icon={<Gift aria-hidden="true" className="size-5" />}
        action={
          <Form method="post" action="/profile/tickets" preventScrollReset>
            <input type="hidden" name="intent" value="accept" />
            <input type="hidden" name="code" value={link.code} />
            <Button type="submit">{m.rewards.accept}</Button>
          </Form>
        }
      >
        {m.rewards.acceptFrom(link.name, link.points)}
      </Banner>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const { m } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-5 shrink-0" />
      <span aria-live="polite">{copied ? m.rewards.copied : m.rewards.copy}</span>
    </Button>
  );
}
