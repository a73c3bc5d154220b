import LocateFixed from 'lucide-react-native/icons/locate-fixed';
import { Linking, Platform, View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { useNear } from './use-near';

/** Looks around where one is. Where that is not to be known it says so, and the search goes on as it was. */
export function NearMe({ onFound, inset = true }: { onFound?: () => void; inset?: boolean }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { state, find } = useNear(onFound);
  const canOpen = state === 'refused' && Platform.OS !== 'web';
  return (
    <View style={{ paddingHorizontal: inset ? space.s4 : 0, paddingVertical: inset ? space.s2 : 0, gap: space.s2 }}>
      <Button disabled={state === 'busy'} icon={<LocateFixed color={colour.ink} size={20} />} onPress={find}>
        {m.search.nearMe}
      </Button>
      {state === 'refused' || state === 'failed' ? (
        <Banner
          tone="wait"
          urgent
          action={
            canOpen ? (
              <Button onPress={() => void Linking.openSettings()}>{app.account.openSettings}</Button>
            ) : undefined
          }
        >
          {state === 'refused' ? app.nearRefused : app.nearFailed}
        </Banner>
      ) : null}
    </View>
  );
}
