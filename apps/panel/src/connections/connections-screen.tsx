import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { mayCall } from '../shell/may-call.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { useRestaurantKeys } from './use-keys.ts';
import { useRestaurantWebhooks } from './use-webhooks.ts';
import { WebhooksSection } from './webhooks-section.tsx';

/** Where a restaurant's bookings go besides this panel, and which programs may read them. */
export default function ConnectionsScreen() {
  const { m } = useWords();
  useTitle(m.connections.title);
  const { restaurant } = useRestaurant();
  const keys = useRestaurantKeys(restaurant);
  const webhooks = useRestaurantWebhooks(restaurant);
  return (
    <div className="in-turn mx-auto flex max-w-4xl flex-col gap-10 px-4 pt-4 pb-10 md:px-6">
      <h1 className="text-dmd">{m.connections.title}</h1>
      <CalendarSection />
      <WebhooksSection calls={webhooks} />
      {mayCall(restaurant.role, 'createKey') ? <KeysSection calls={keys} /> : null}
    </div>
  );
}
