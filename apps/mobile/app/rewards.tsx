import { useLocalSearchParams } from 'expo-router';
import { useCallback, useState } from 'react';
import { OwnScreen } from '../src/account/own-screen';
import { useApi, useLoaded } from '../src/api/api';
import { Loading } from '../src/parts/loading';
import { Holdings } from '../src/rewards/holdings';
import { InviteCard } from '../src/rewards/invite-card';
import { LedgerSection } from '../src/rewards/ledger-section';
import { PointsCard } from '../src/rewards/points-card';
import { VouchersSection } from '../src/rewards/vouchers-section';
import { useWords } from '../src/words/words';

export default function RewardsScreen() {
  const { m } = useWords();
  return <OwnScreen title={m.rewards.title}>{() => <RewardsList />}</OwnScreen>;
}

/** Points, vouchers, credit, coupons, invitations, and all that came and went. */
function RewardsList() {
  const api = useApi();
  const { invite } = useLocalSearchParams<{ invite?: string }>();
  const [turn, setTurn] = useState(0);
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('getRewards', {}, { signal })).data, [api]),
  );
  const changed = () => {
    again();
    setTurn((now) => now + 1);
  };
  if (!value) return <Loading failure={failure} again={again} />;
  return (
    <>
      <PointsCard rewards={value} onRedeemed={changed} />
      <InviteCard invitation={value.invitation} received={invite ?? null} onAccepted={changed} />
      <VouchersSection />
      <Holdings rewards={value} />
      <LedgerSection turn={turn} />
    </>
  );
}
