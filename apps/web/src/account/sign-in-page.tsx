import { Banner, Problem } from '@metade/ui/banner.tsx';
import { CircleCheck, Hourglass, Info } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { SignInData, SignInResult } from './sign-in-data.server.ts';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { InvitedNote } from './invited-note.tsx';
import { CodeForm, LogInForm } from './log-in-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Log-in and sign-up on one page; input stays after a refusal, except passwords. */
export function SignInPage({ data, result }: { data: SignInData; result?: SignInResult | undefined }) {
  const { m } = useWords();
  const sender = { Form, busy: useNavigation().formMethod === 'POST' };
  const asked = data.forgot ? 'forgot' : data.signUp ? 'register' : data.byCode ? 'code' : 'login';
  const mode = result?.intent ?? asked;
  const entering = mode === 'login' || mode === 'code';
  const signUp = mode === 'register';
  const back = data.from ? `from=${encodeURIComponent(data.from)}` : '';
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">
          {mode === 'forgot' ? m.account.forgotTitle : signUp ? m.account.signUpTitle : m.account.signInTitle}
        </h1>
        {(data.wasReset || data.wasDeleted) && !result ? (
          <div className="mt-5">
            <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
              {data.wasReset ? m.account.resetDone : m.profile.deleted}
            </Banner>
          </div>
        ) : null}
        {data.maybeDeleted && !result ? (
          <div className="mt-5">
            <Banner tone="info" live="status" icon={<Info aria-hidden="true" className="size-5" />}>
              {m.profile.deletedOrSignedOut}
            </Banner>
          </div>
        ) : null}
        {data.heldUntil ? (
          <div className="mt-5">
            <HeldNote {...data.heldUntil} />
          </div>
        ) : data.from && !data.maybeDeleted ? (
          <div className="mt-5">
            <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
              {m.account.returnNote}
            </Banner>
          </div>
        ) : null}
        {signUp && result?.kept.invite !== '' ? <InvitedNote invitation={data.invitation} /> : null}
        {result?.problem && (Object.keys(result.problem.fields).length === 0 || result.problem.fields.invite) ? (
          <div className="mt-5">
            <Problem>{result.problem.message}</Problem>
          </div>
        ) : null}
        {mode === 'forgot' ? <ForgotForm data={data} result={result} /> : null}
        {signUp ? <SignUpForm data={data} result={result} sender={sender} /> : null}
        {mode === 'second-step' && result ? <SecondStepForm data={data} result={result} sender={sender} /> : null}
        {mode === 'login' ? <LogInForm data={data} result={result} sender={sender} /> : null}
        {mode === 'code' ? <CodeForm data={data} result={result} sender={sender} /> : null}
        {entering ? (
          <Link
            replace
            to={`/sigin?${mode === 'login' ? 'code=1&' : ''}${back}`}
            className="text-link mt-3 inline-flex min-h-11 items-center text-sm"
          >
            {mode === 'login' ? m.account.signInByCode : m.account.signInByPassword}
          </Link>
        ) : null}
        <p className="mt-6 border-t border-line pt-5 text-sm">
          {signUp ? m.account.haveAccount : entering ? m.account.noAccount : null}{' '}
          <Link
            replace
            to={`/sigin?${entering ? 'new=1&' : ''}${back}`}
            className="text-link inline-flex min-h-6 items-center"
          >
            {signUp ? m.account.signIn : entering ? m.account.signUp : m.account.backToSignIn}
          </Link>
        </p>
      </div>
    </div>
  );
}

function HeldNote({ until, zone }: { until: string; zone: string }) {
  const { m } = useWords();
  const time = useDeviceTime(zone);
  return (
    <Banner tone="wait" icon={<Hourglass aria-hidden="true" className="size-5" />}>
      {m.account.heldNote(time(until))}
    </Banner>
  );
}
