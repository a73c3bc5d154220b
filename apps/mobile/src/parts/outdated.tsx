import { Linking, Platform, View } from 'react-native';
import { useSite } from '../site/site';
import { useWords } from '../words/words';
import { Button, Empty } from './button';

/** Instead of a screen that this version can no longer fill: what to do, and where. */
export function Outdated() {
  const { app } = useWords();
  const { config } = useSite();
  const store = Platform.OS === 'ios' ? config?.apps.ios : config?.apps.android;
  return (
    <View style={{ flex: 1, justifyContent: 'center' }}>
      <Empty title={app.outdatedTitle} text={app.outdatedText}>
        {store ? (
          <Button kind="brand" onPress={() => void Linking.openURL(store)}>
            {app.update}
          </Button>
        ) : null}
      </Empty>
    </View>
  );
}
