import { Banner } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { CircleCheck, MailWarning } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useRootData } from '../shell/root-data.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { useWords } from '../words/words.tsx';
import { AddressSection } from './address-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { EmailForm } from './email-form.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { PushSection } from './push-section.tsx';
import { Section } from './section.tsx';
import { SecurityEvents } from './security-events.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { mayHaveSecondStep, worksHere } from '@metade/domain/works-here.ts';

/** The account page: each section has its own form. */
export function ProfilePage({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const { panelUrl } = useRootData();
  const of = (intent: string) => (result?.intent === intent ? result : undefined);
  const ofSessions = result?.intent.startsWith('sessions-') ? result : undefined;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-dlg">{m.account.member(data.user.profile.first_name)}</h1>
        <p className="mt-2 break-words text-ink-2">{data.user.email}</p>
        <EmailState verified={data.user.emailVerified} sent={of('verify')} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/reserve" className={buttonClass()}>
            {m.site.myReservations}
          </Link>
          <Link to="/profile/tickets" className={buttonClass()}>
            {m.rewards.menu}
          </Link>
          <Link to="/profile/gifts" className={buttonClass()}>
            {m.gift.plural}
          </Link>
          <Link to="/profile/cards/read" className={buttonClass()}>
            {m.cards.title}
          </Link>
          <Link to="/profile/orders/rating" className={buttonClass()}>
            {m.reviews.title}
          </Link>
          {worksHere(data.user) && panelUrl ? (
            <a href="/restaurant/sigin" className={buttonClass()}>
              {m.account.goToPanel}
            </a>
          ) : null}
          <Form method="post" action="/logout" reloadDocument onSubmit={forgetDevice}>
            <Button type="submit">{m.site.logout}</Button>
          </Form>
        </div>
        <Section id="details" title={m.profile.details} result={of('details')} done={m.profile.saved}>
          <DetailsForm data={data} result={of('details')} />
        </Section>
        <Section id="email" title={m.profile.email} result={of('email')} done={m.profile.emailAsked}>
          <EmailForm data={data} result={of('email')} />
        </Section>
        <Section
          id="picture"
          title={m.profile.picture}
          result={of('picture') ?? of('picture-remove')}
          done={m.profile.saved}
        >
          <PictureForm data={data} result={of('picture')} />
        </Section>
        <Section
          id="address"
          title={m.profile.addresses}
          result={result?.intent.startsWith('address-') ? result : undefined}
          done={m.profile.saved}
        >
          <AddressSection data={data} result={result} />
        </Section>
        <Section
          id="password"
          title={m.profile.password}
          result={of('password') ?? of('password-link')}
          done={data.saved === 'password-link' ? m.profile.linkSent : m.profile.passwordChanged}
        >
          <PasswordForm data={data} result={of('password')} />
        </Section>
        <Section id="mails" title={m.mails.title} result={of('mails')} done={m.profile.saved}>
          <MailSection off={data.mailsOff} />
        </Section>
        <Section
          id="push"
          title={m.push.title}
          result={result?.intent.startsWith('push-') ? result : undefined}
          done={m.profile.saved}
        >
          <PushSection data={data} />
        </Section>
        <Section
          id="calendar"
          title={m.mails.calendar}
          result={of('calendar-renew') ?? of('calendar-off')}
          done={m.profile.saved}
        >
          <CalendarSection calendar={data.calendar} />
        </Section>
        <Section id="sessions" title={m.profile.sessions} result={ofSessions} done={m.profile.sessionsEnded}>
          <SessionsSection sessions={data.sessions} />
          <SecurityEvents events={data.security} />
        </Section>
        <Section id="assistants" title={m.assistants.title} result={of('assistant-end')} done={m.assistants.ended}>
          <AssistantsSection assistants={data.assistants} />
        </Section>
        {mayHaveSecondStep(data.user) ? (
          <Section id="security" title={m.profile.twoFactor}>
            <p className="mt-3 text-ink-2">{data.user.twoFactor ? m.profile.twoFactorOn : m.profile.twoFactorText}</p>
            <Link to="/profile/two-factor" className={`${buttonClass()} mt-5`}>
              {data.user.twoFactor ? m.profile.twoFactorOff : m.profile.twoFactorSetUp}
            </Link>
          </Section>
        ) : null}
        <Section id="data" title={m.profile.yourData}>
          <DataSection />
        </Section>
      </div>
    </div>
  );
}

function EmailState({ verified, sent }: { verified: boolean; sent: ProfileResult | undefined }) {
  const { m } = useWords();
  if (verified)
    return (
      <p className="mt-1 flex items-center gap-2 text-sm text-ok">
        <CircleCheck aria-hidden="true" className="size-4" />
        {m.profile.emailConfirmed}
      </p>
    );
  const said = sent ? (sent.problem ? sent.problem.message : m.profile.linkSent) : m.profile.emailOpen;
  return (
    <div className="mt-4">
      <Banner
        tone={sent?.problem ? 'bad' : sent ? 'ok' : 'info'}
        live="status"
        icon={<MailWarning aria-hidden="true" className="size-5" />}
        action={
          sent ? undefined : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="verify" />
              <Button type="submit" kind="text">
                {m.profile.sendLink}
              </Button>
            </Form>
          )
        }
      >
        {said}
      </Banner>
    </div>
  );
}
