import type { Rewards } from '@metade/contracts/rewards.ts';
import { randomUUID } from 'expo-crypto';
import { useRef } from 'react';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { useSite } from '../site/site';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** Points, how far they are from a free voucher, and their exchange. onRedeemed: there is one more free voucher. */
export function PointsCard({ rewards, onRedeemed }: { rewards: Rewards; onRedeemed: () => void }) {
  const { colour } = useTheme();
  const { m, number, day } = useWords();
  const words = m.rewards;
  const { config } = useSite();
  const api = useApi();
  const sending = useSending();
  const key = useRef<string | null>(null);
  const { available, pending, expiring, per_free_voucher: needed } = rewards.points;
  const enough = available >= needed;
  const newest = rewards.free_vouchers
    .filter(({ reason, state }) => reason === 'points' && state === 'ready')
    .toSorted((a, b) => b.created.localeCompare(a.created))[0];
  const redeem = () =>
    sending.send(async () => {
      // The same key until there was an answer: what was asked twice is given once.
      key.current ??= randomUUID();
      await api.call('redeemPoints', {}, { idempotencyKey: key.current });
      key.current = null;
      onRedeemed();
    });
  const settings = config?.settings;
  return (
    <View
      style={{
        padding: space.s5,
        gap: space.s2,
        borderRadius: radius.card,
        borderWidth: 1,
        borderColor: colour.line,
        backgroundColor: colour.surface,
      }}
    >
      <T kind="smallStrong" tone="ink2" role="heading" aria-level={2}>
        {words.points}
      </T>
      <T kind="title">{words.pointsOf(available, number(available))}</T>
      <View
        role="progressbar"
        aria-label={words.progress(number(available), number(needed))}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={Math.min(available, needed)}
        style={{ height: 12, borderRadius: radius.pill, overflow: 'hidden', backgroundColor: colour.surfaceHover }}
      >
        <View
          style={{
            width: `${Math.min(100, (available / needed) * 100)}%`,
            height: '100%',
            borderRadius: radius.pill,
            backgroundColor: colour.ok,
          }}
        />
      </View>
      <T kind="small">{enough ? words.enough(number(needed)) : words.missing(number(needed - available))}</T>
      {pending > 0 && settings ? (
        <T kind="small" tone="ink2">
          {words.pending(number(pending), settings.pointsDelayHours)}
        </T>
      ) : null}
      {expiring ? (
        <T kind="small" tone="ink2">
          {words.expiring(number(expiring.points), day(expiring.at))}
        </T>
      ) : null}
      {settings ? (
        <T kind="small" tone="ink2">
          {words.earn(settings.pointsArrived, settings.pointsFirstVisit, settings.pointsReview, settings.pointsMonths)}
        </T>
      ) : null}
      <Outcome of={sending} {...(newest ? { words: words.redeemed(day(newest.expires_at)) } : {})} />
      {enough ? (
        <Button kind="brand" disabled={sending.busy} onPress={() => void redeem()}>
          {words.redeem(number(needed))}
        </Button>
      ) : null}
    </View>
  );
}
