import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** Where a restaurant's bookings go besides this panel. */
export default function ConnectionsScreen() {
  const { m } = useWords();
  useTitle(m.connections.title);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 pt-4 pb-10 md:px-6">
      <h1 className="text-dmd">{m.connections.title}</h1>
      <CalendarSection />
      <WebhooksSection />
    </div>
  );
}
