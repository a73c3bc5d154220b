import type { Rewards } from '@metade/contracts/rewards.ts';
import Share2 from 'lucide-react-native/icons/share-2';
import { useCallback } from 'react';
import { Share, View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { useSite } from '../site/site';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { findInvitation } from './find-invitation';

/** The link to invite friends with; and, for who came by a friend's link, accepting it. */
export function InviteCard({
  invitation,
  received,
  onAccepted,
}: {
  invitation: Rewards['invitation'];
  /** The code of the friend's link. */
  received: string | null;
  onAccepted: () => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { off } = useSite();
  const words = m.rewards;
  const share = () => {
    const message = `${words.shareText(invitation.points, off)}\n${invitation.link}`;
    void Share.share({ title: words.shareTitle, message }).catch(() => null);
  };
  return (
    <View style={{ padding: space.s5, gap: space.s3, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}>
      <T kind="heading" role="heading" aria-level={2}>
        {words.invite}
      </T>
      <Received invitation={invitation} code={received} onAccepted={onAccepted} />
      <T tone="ink2">{words.inviteText(invitation.points)}</T>
      <View>
        <T kind="smallStrong">{words.inviteLink}</T>
        <T kind="small" selectable>
          {invitation.link}
        </T>
      </View>
      <Button icon={<Share2 color={colour.ink} size={18} />} onPress={share}>
        {m.gift.share}
      </Button>
      {invitation.friends > 0 ? <T kind="small">{words.friends(invitation.friends)}</T> : null}
    </View>
  );
}

function Received({
  invitation,
  code,
  onAccepted,
}: {
  invitation: Rewards['invitation'];
  code: string | null;
  onAccepted: () => void;
}) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const { value: link } = useLoaded(
    useCallback(
      (signal: AbortSignal) => (code ? findInvitation(api, code, signal) : Promise.resolve(null)),
      [api, code],
    ),
  );
  if (sending.problem) return <Outcome of={sending} />;
  if (invitation.invited)
    return <Banner tone="ok">{sending.done ? m.rewards.accepted : m.rewards.wasInvited(invitation.points)}</Banner>;
  if (!link || code === invitation.code) return null;
  if (link === 'gone') return <Banner tone="neutral">{m.rewards.inviteGone}</Banner>;
  const accept = () =>
    sending.send(async () => {
      await api.call('acceptInvitation', { body: { code: code ?? '' } });
      onAccepted();
    });
  return (
    <Banner
      tone="ok"
      action={
        <Button disabled={sending.busy} onPress={() => void accept()}>
          {m.rewards.accept}
        </Button>
      }
    >
      {m.rewards.acceptFrom(link.name, link.points)}
    </Banner>
  );
}
