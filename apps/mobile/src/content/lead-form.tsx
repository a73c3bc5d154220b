import { ApiRefusal } from '@metade/api-client/client.ts';
import { useCallback, useState } from 'react';
import { useCall, useLoaded } from '../api/api';
import { useExplore } from '../explore/explore-state';
import { Outcome } from '../forms/outcome';
import { useForm } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { useSession } from '../session/session';
import { useWords } from '../words/words';

/** Name, e-mail, phone and message; afterwards that they were sent. */
export function LeadForm({ kind }: { kind: 'sendContact' | 'sendPartner' }) {
  const { m } = useWords();
  const words = m.content;
  const call = useCall();
  const { user } = useSession();
  const { country } = useExplore().question.city;
  const [turn, setTurn] = useState(0);
  // A stamp says when the form was begun; a form that was open for too long begins anew.
  const { value: stamp } = useLoaded(
    useCallback(
      async (signal) => (await call('startForm', {}, { signal })).data.stamp,
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks for another one
      [call, turn],
    ),
  );
  const form = useForm({
    name: user?.profile.name ?? '',
    email: user?.email ?? '',
    phone: user?.profile.phone ?? '',
    city: '',
    message: '',
  });
  const { typed, field } = form;
  const send = () =>
    form.send(async () => {
      const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()]);
      const { city, ...rest } = Object.fromEntries(trimmed) as typeof typed;
      const body = { ...rest, stamp: stamp ?? undefined, country };
      try {
        if (kind === 'sendPartner') await call('sendPartner', { body: { ...body, city } });
        else await call('sendContact', { body });
      } catch (error) {
        if (error instanceof ApiRefusal && error.problem.code === 'form_stale') setTurn((now) => now + 1);
        throw error;
      }
    });
  if (form.done) return <Banner tone="ok">{words.formSent}</Banner>;
  const required = (name: string) => `${name} (${m.site.required})`;
  const optional = (name: string) => `${name} (${m.site.optional})`;
  return (
    <>
      <Field label={required(words.formName)} {...field('name')} autoComplete="name" />
      <Field
        label={required(words.formEmail)}
        {...field('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field
        label={required(words.formPhone)}
        {...field('phone')}
        inputMode="tel"
        autoComplete="tel"
        hint={words.formPhoneHint}
      />
      {kind === 'sendPartner' ? <Field label={optional(words.formCity)} {...field('city')} /> : null}
      <Field label={optional(words.formMessage)} {...field('message')} multiline maxLength={4000} />
      <Outcome of={form} />
      <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
        {words.formSend}
      </Button>
    </>
  );
}
