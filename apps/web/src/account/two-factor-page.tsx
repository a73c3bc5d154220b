import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { ShieldCheck } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { TwoFactorResult } from './two-factor-result.ts';
import { useWords } from '../words/words.tsx';

/** Second factor: off, being set up, just turned on with its recovery codes, or on. */
export function TwoFactorPage({ on, due, result }: { on: boolean; due: boolean; result: TwoFactorResult | undefined }) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  const refusal = result?.problem && Object.keys(fields).length === 0 ? result.problem.message : null;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.profile.twoFactor}</h1>
        <p className="mt-3 text-ink-2">{due ? m.profile.twoFactorDue : m.profile.twoFactorText}</p>
        {refusal ? (
          <div className="mt-5">
            <Problem>{refusal}</Problem>
          </div>
        ) : null}
        {on ? (
          <div className="mt-5">
            <Banner tone="ok" live="status" icon={<ShieldCheck aria-hidden="true" className="size-5" />}>
              {m.profile.twoFactorOn}
            </Banner>
          </div>
        ) : null}
        {result?.recovery ? <RecoveryCodes codes={result.recovery} /> : null}
        {!on && result?.key ? <Confirm setUp={result.key} error={fields.code} /> : null}
        {result?.key || result?.recovery ? null : (
          <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col items-start gap-5">
            <input type="hidden" name="intent" value={on ? 'end' : 'start'} />
            {on ? (
              <Field
                label={m.profile.twoFactorEndCode}
                hint={m.profile.twoFactorEndHint}
                name="code"
                autoComplete="one-time-code"
                error={fields.code}
                className="w-full"
              />
            ) : (
              <Field
                label={m.profile.currentPassword}
                name="password"
                type="password"
                autoComplete="current-password"
                error={fields.password}
                className="w-full"
              />
            )}
            <Button type="submit" kind={on ? 'outline' : 'brand'}>
              {on ? m.profile.twoFactorOff : m.profile.twoFactorSetUp}
            </Button>
          </Form>
        )}
        {due ? null : (
          <Link to="/profile/edit" className="text-link mt-6 inline-flex min-h-11 items-center text-sm">
            {m.account.toProfile}
          </Link>
        )}
      </div>
    </div>
  );
}

type SetUp = NonNullable<TwoFactorResult['key']>;

function Confirm({ setUp, error }: { setUp: SetUp; error: string | undefined }) {
  const { m } = useWords();
  const { secret, uri, qr } = setUp;
  return (
    <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col items-start gap-5">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <p>{m.profile.twoFactorScan}</p>
      <svg
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        aria-hidden="true"
        className="size-56 rounded-3 bg-white forced-color-adjust-none"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-sm break-all">
        {m.profile.twoFactorKey}: <code className="font-semibold">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <Field
        label={m.profile.twoFactorCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
        className="w-full"
      />
      <Button type="submit" kind="brand">
        {m.profile.twoFactorConfirm}
      </Button>
    </Form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { m } = useWords();
  return (
    <section className="mt-6 rounded-4 border border-line p-5">
      <h2 className="text-lg font-semibold">{m.profile.recoveryTitle}</h2>
      <p className="mt-2 text-sm text-ink-2">{m.profile.recoveryText}</p>
      <ul className="mt-4 grid gap-2 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Link to="/profile/edit" className={`${buttonClass('ink')} mt-5`}>
        {m.profile.recoveryKept}
      </Link>
    </section>
  );
}
