import type { Order } from '@metade/contracts/orders.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { useState, type MouseEvent } from 'react';
import { Link, useFetcher } from 'react-router';
import { InvitedNote } from '../account/invited-note.tsx';
import { CodeForm, LogInForm } from '../account/log-in-form.tsx';
import { SecondStepForm } from '../account/second-step-form.tsx';
import { SignUpForm } from '../account/sign-up-form.tsx';
import type { SignInResult } from '../account/sign-in-data.server.ts';
import type { EntranceData } from '../account/entrance-data.server.ts';
import { useWords } from '../words/words.tsx';
import { HoldTimer } from './hold-timer.tsx';

type Way = 'register' | 'login' | 'code';

/** A guest's held table: sign-up or log-in without leaving the page, then payment. */
export function EntrancePart({ order, data }: { order: Order; data: EntranceData }) {
  const { m } = useWords();
  const fetcher = useFetcher<SignInResult>();
  const sender = { Form: fetcher.Form, busy: fetcher.state !== 'idle' };
  const [way, setWay] = useState<Way>('register');
  const [answered, setAnswered] = useState(fetcher.data);
  // A correct code for an address without an account continues with sign-up.
  if (fetcher.data !== answered) {
    setAnswered(fetcher.data);
    const to = fetcher.data?.intent;
    if (to === 'register' || to === 'login' || to === 'code') setWay(to);
  }
  const result = fetcher.data?.intent === 'second-step' || fetcher.data?.intent === way ? fetcher.data : undefined;
  const { problem } = result ?? {};
  const from = `from=${encodeURIComponent(data.from ?? '')}`;
  const tab = (to: Way, label: string, query: string) => (
    <Link
      to={`/sigin?${query}${from}`}
      aria-current={(way === 'register') === (to === 'register') ? 'true' : undefined}
      onClick={(event) => choose(event, to)}
      className="flex min-h-12 items-center justify-center rounded-2 px-3 text-center text-sm font-semibold hover:bg-page aria-[current]:bg-surface aria-[current]:shadow-1"
    >
      {label}
    </Link>
  );
  const choose = (event: MouseEvent, to: Way) => {
    event.preventDefault();
    setWay(to);
  };
  return (
    <div className="max-w-xl pb-10">
      <h1 className="text-dlg">{m.checkout.youTitle}</h1>
      {order.hold ? (
        <div className="mt-2">
          <HoldTimer order={{ ...order, hold: order.hold }} />
        </div>
      ) : null}
      <p className="mt-2 text-ink-2">{m.checkout.youText}</p>
      {result?.intent === 'second-step' ? (
        <SecondStepForm data={data} result={result} sender={sender} />
      ) : (
        <>
          <div
            role="group"
            aria-label={m.checkout.youTitle}
            className="mt-4 grid grid-cols-2 gap-1 rounded-3 bg-hover p-1.5"
          >
            {tab('register', m.account.firstTime, 'new=1&')}
            {tab('login', m.account.haveOne, '')}
          </div>
          {way === 'register' && result?.kept.invite !== '' ? <InvitedNote invitation={data.invitation} /> : null}
          {problem && (Object.keys(problem.fields).length === 0 || problem.fields.invite) ? (
            <div className="mt-5">
              <Problem>{problem.message}</Problem>
            </div>
          ) : null}
          {way === 'register' ? (
            <SignUpForm key={result?.kept.way} data={data} result={result} sender={sender} short />
          ) : way === 'login' ? (
            <LogInForm data={data} result={result} sender={sender} />
          ) : (
            <CodeForm data={data} result={result} sender={sender} />
          )}
          {way === 'register' ? null : (
            <Link
              to={`/sigin?${way === 'login' ? 'code=1&' : ''}${from}`}
              onClick={(event) => choose(event, way === 'login' ? 'code' : 'login')}
              className="text-link mt-3 inline-flex min-h-11 items-center text-sm"
            >
              {way === 'login' ? m.account.signInByCode : m.account.signInByPassword}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
