import type { Order } from '@metade/contracts/orders.ts';
import { router } from 'expo-router';
import CircleAlert from 'lucide-react-native/icons/circle-alert';
import { Button } from '../parts/button';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Told } from './told';

/** The way to claim that the discount was not given, or how the claim stands. */
export function ClaimState({ order, link = true }: { order: Order; link?: boolean }) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const { claim } = order;
  const shown = (sum: Order['price'] | undefined) => (sum && sum.amount > 0 ? money(sum) : '');
  if (claim) {
    const { state, returned, note } = claim;
    return state === 'accepted' ? (
      <Told
        state="right"
        words={m.trouble.claimAccepted(shown(returned?.card), shown(returned?.credit), shown(returned?.guarantee))}
        note={note}
      />
    ) : (
      <Told state={state} words={m.trouble.claimStates[state]} note={note} />
    );
  }
  if (!link || !order.actions.includes('claim')) return null;
  return (
    <Button
      icon={<CircleAlert color={colour.ink} size={20} />}
      onPress={() => router.push({ pathname: '/claim/[order]', params: { order: order._id } })}
    >
      {m.trouble.claimLink}
    </Button>
  );
}
