import { Button } from '@metade/ui/button.tsx';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { RegisterData } from './register-data.server.ts';

/** The frame of a step's form: which step it saves, under which revision of the registration. */
export function StepForm({
  data,
  intent = data.step,
  children,
  submit,
}: {
  data: RegisterData;
  /** What is saved, if not the step. */
  intent?: string;
  children: ReactNode;
  /** Words of the button. */
  submit: string;
}) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    // The server validates in the page's language, so the browser's own validation is off.
    <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col gap-6">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="restaurant" value={data.registration?._id ?? ''} />
      <input type="hidden" name="revision" value={data.registration?.revision ?? ''} />
      {children}
      <Button type="submit" kind="brand" size="lg" busy={busy} className="self-start">
        {submit}
      </Button>
    </Form>
  );
}
