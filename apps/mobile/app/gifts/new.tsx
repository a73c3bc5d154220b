import { cardsIn } from '@metade/booking-flow/gateway-of.ts';
import { useCallback } from 'react';
import { OwnScreen } from '../../src/account/own-screen';
import { useApi, useLoaded } from '../../src/api/api';
import { useExplore } from '../../src/explore/explore-state';
import { GiftForm } from '../../src/gifts/gift-form';
import { Loading } from '../../src/parts/loading';
import { T } from '../../src/parts/text';
import { useWords } from '../../src/words/words';

export default function NewGift() {
  const { m } = useWords();
  return <OwnScreen title={m.gift.buy}>{(user) => <Giving holder={user.profile.name} />}</OwnScreen>;
}

function Giving({ holder }: { holder: string }) {
  const { m } = useWords();
  const api = useApi();
  const { country } = useExplore().question.city;
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        const [rules, cards] = await Promise.all([
          api.call('getGiftRules', { params: { country } }, { signal }),
          api.call('listCards', {}, { signal }),
        ]);
        return {
          rules: rules.data,
          cards: cardsIn(cards.data, rules.data.min.currency).filter(({ expired }) => !expired),
        };
      },
      [api, country],
    ),
  );
  if (!value) return <Loading failure={failure} again={again} />;
  return (
    <>
      <T tone="ink2">{m.gift.intro(value.rules.months)}</T>
      <GiftForm {...value} country={country} holder={holder} />
    </>
  );
}
