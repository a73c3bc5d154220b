import { Linking, Platform, View } from 'react-native';
import { useSite } from '../site/site';
import { useWords } from '../words/words';
import { Button, Empty } from './button';

/** Instead of a screen that this version can no longer fill: what to do, and where. */
export function Outdated() {
  const { app } = useWords();
  return (
    <View role="alert" style={{ flex: 1, justifyContent: 'center' }}>
      <Empty title={app.outdatedTitle} text={app.outdatedText}>
        <UpdateButton />
      </Empty>
    </View>
  );
}

/** To the app's page in the system's store, where that is known. */
export function UpdateButton() {
  const { app } = useWords();
  const { config } = useSite();
  const store = Platform.OS === 'ios' ? config?.apps.ios : config?.apps.android;
  if (!store) return null;
  return (
    <Button kind="brand" onPress={() => void Linking.openURL(store).catch(() => null)}>
      {app.update}
    </Button>
  );
}
