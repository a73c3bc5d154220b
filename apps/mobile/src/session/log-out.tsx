import { useState } from 'react';
import { useFavourites } from '../favourites/favourites';
import { countWaiting } from '../host/host-storage';
import { useLateWaiting } from '../late/late-news';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { useWords } from '../words/words';
import { useSession } from './session';

/** Logs out; asks first where what was not sent yet would be lost. */
export function LogOut() {
  const { m, app } = useWords();
  const { leave } = useSession();
  const hearts = useFavourites().waiting.size;
  const late = useLateWaiting();
  const [waiting, setWaiting] = useState(0);
  const ask = () => {
    const now = countWaiting() + hearts + late;
    if (now === 0) leave();
    else setWaiting(now);
  };
  if (waiting === 0) return <Button onPress={ask}>{m.site.logout}</Button>;
  return (
    <>
      <Banner tone="wait" urgent>
        {app.stepsLost(waiting)}
      </Banner>
      <Button onPress={() => setWaiting(0)}>{app.stay}</Button>
      <Button onPress={leave}>{app.logOutAnyway}</Button>
    </>
  );
}
