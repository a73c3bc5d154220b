import { ListHead } from '../lists/list-head.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { KeysSection } from './keys-section.tsx';
import { usePlatformKeys } from './use-keys.ts';
import { usePlatformWebhooks } from './use-webhooks.ts';
import { WebhooksSection } from './webhooks-section.tsx';

/** Keys and webhooks of the platform, and keys of licensees. */
export function ProgramsScreen() {
  const { m } = useWords();
  useTitle(m.connections.programs);
  const keys = usePlatformKeys();
  const webhooks = usePlatformWebhooks();
  return (
    <>
      <ListHead title={m.connections.programs} text={m.connections.programsText} />
      <div className="in-turn mt-6 flex max-w-4xl flex-col gap-10">
        <KeysSection calls={keys} />
        <WebhooksSection calls={webhooks} />
      </div>
    </>
  );
}
