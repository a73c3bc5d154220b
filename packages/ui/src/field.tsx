import { CircleAlert } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled input with hint and error, linked for assistive technology. */
export function Field({ label, hint, error, className = '', ...input }: FieldFrame & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <input {...input} id={id} {...described(id, hint, error)} className={controlClass(error)} />
    </Frame>
  );
}

/** As Field, multi-line. */
export function TextArea({ label, hint, error, className = '', ...input }: FieldFrame & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={4}
        {...input}
        id={id}
        {...described(id, hint, error)}
        className={`${controlClass(error)} py-2.5`}
      />
    </Frame>
  );
}

/** As Field, a select; options are its children. */
export function Select({ label, hint, error, className = '', ...input }: FieldFrame & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <select {...input} id={id} {...described(id, hint, error)} className={`${controlClass(error)} pr-9`} />
    </Frame>
  );
}

/** A checkbox with its label; the whole line is the target. Ticking it answers its error. */
export function Checkbox({
  label,
  error: told,
  onChange,
  ...input
}: Omit<FieldFrame, 'hint'> & ComponentProps<'input'>) {
  const id = useId();
  const [answered, setAnswered] = useState<string>();
  const error = told === answered ? undefined : told;
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
        <input
          {...input}
          type="checkbox"
          onChange={(event) => {
            setAnswered(event.target.checked ? told : undefined);
            onChange?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A control's error message. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs font-semibold text-bad">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {error}
    </p>
  );
}

export function Frame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldFrame & { id: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {saysMore(hint, error) ? (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [saysMore(hint, error) ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** An error may be the hint itself, word for word: that a password is too short. */
const saysMore = (hint: ReactNode, error: string | undefined) => Boolean(hint) && hint !== error;

export function controlClass(error: string | undefined): string {
  return `w-full min-h-12 rounded-2 border bg-surface px-3.5 text-md text-ink placeholder:text-ink-3 ${
    error ? 'border-2 border-bad' : 'border-line-strong'
  }`;
}
