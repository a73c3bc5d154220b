import type { BookingSharing } from '@metade/contracts/shared-bookings.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Check, Users, X } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { ShareButton } from '../shell/share-button.tsx';
import { useWords } from '../words/words.tsx';

/** The link for friends, their answers, and a button to turn the link off. */
export function SharingSection({ sharing, title, text }: { sharing: BookingSharing; title: string; text: string }) {
  const { m } = useWords();
  const intent = useNavigation().formData?.get('intent');
  const words = m.sharing;
  return (
    <section id="friends" className="mt-7 scroll-mt-24 rounded-4 border border-line bg-surface px-5 py-5">
      <h2 className="text-dsm">{words.title}</h2>
      <p className="mt-1 text-sm text-ink-2">{sharing.url ? words.onText : words.offText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {sharing.url ? (
          <>
            <ShareButton path={new URL(sharing.url).pathname} title={title} text={text} />
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value="unshare" busy={intent === 'unshare'}>
                {words.turnOff}
              </Button>
            </Form>
          </>
        ) : (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="intent" value="share" busy={intent === 'share'}>
              <Users aria-hidden="true" className="size-5 shrink-0" />
              {words.make}
            </Button>
          </Form>
        )}
      </div>
      {sharing.guests.length > 0 ? (
        <ul aria-label={words.answers} className="mt-5 border-t border-line">
          {sharing.guests.map((guest) => (
            <li key={guest._id} className="flex items-center gap-x-2 border-b border-line py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{guest.name}</span>
                {guest.allergies ? (
                  <span className="block text-sm break-words text-ink-2">{words.allergic(guest.allergies)}</span>
                ) : null}
              </span>
              <Tag tone={guest.coming ? 'ok' : 'neutral'}>
                {guest.coming ? (
                  <Check aria-hidden="true" className="size-4" />
                ) : (
                  <X aria-hidden="true" className="size-4" />
                )}
                {guest.coming ? words.comes : words.staysAway}
              </Tag>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="guest" value={guest._id} />
                <button
                  type="submit"
                  name="intent"
                  value="remove-guest"
                  aria-label={words.remove(guest.name)}
                  className="grid size-11 place-items-center rounded-2 hover:bg-hover"
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
