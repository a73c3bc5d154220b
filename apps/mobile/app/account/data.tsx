import { router } from 'expo-router';
import { OwnScreen } from '../../src/account/own-screen';
import { saveFile } from '../../src/account/save-file';
import { useApi } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useSending } from '../../src/forms/use-form';
import { Button } from '../../src/parts/button';
import { LinkRow } from '../../src/parts/link-row';
import { T } from '../../src/parts/text';
import { useWords } from '../../src/words/words';

/** Everything that is kept of somebody, as a file; and the way to delete it. */
export default function OwnData() {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const fetchAll = () =>
    sending.send(async () => {
      const { data } = await api.call('exportAccount', {});
      await saveFile('metade.json', JSON.stringify(data, null, 2), 'data');
    });
  return (
    <OwnScreen title={m.profile.yourData}>
      {() => (
        <>
          <T tone="ink2">{m.profile.exportText}</T>
          <Outcome of={sending} />
          <Button disabled={sending.busy} onPress={() => void fetchAll()}>
            {m.profile.export}
          </Button>
          <LinkRow name={m.profile.deleteLink} onPress={() => router.push('/account/delete')} />
        </>
      )}
    </OwnScreen>
  );
}
