import { T } from '../src/parts/text';
import { goBack, Screen } from '../src/parts/screen';
import { Banner } from '../src/parts/banner';
import { Entrance } from '../src/session/entrance';
import { useSession } from '../src/session/session';
import { useWords } from '../src/words/words';

export default function SignIn() {
  const { m, app } = useWords();
  const { ended } = useSession();
  return (
    <Screen title={m.account.title} close>
      {ended ? <Banner tone="wait">{app.sessionEnded}</Banner> : <T tone="ink2">{app.signInToSee}</T>}
      <Entrance order={null} begin="login" onEntered={() => goBack('/profile')} />
    </Screen>
  );
}
