import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { KeyRound } from 'lucide-react';
import { CopyButton } from './copy-button.tsx';

/** A secret that is shown this once, to be copied. */
export function SecretOnce(of: {
  title: string;
  label: string;
  copy: string;
  kept: string;
  secret: string;
  done: () => void;
}) {
  return (
    <Banner tone="info" live="status" icon={<KeyRound aria-hidden="true" className="size-5" />}>
      <p className="font-semibold">{of.title}</p>
      <div className="mt-3 flex flex-col gap-3">
        <Field label={of.label} readOnly value={of.secret} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-3">
          <CopyButton text={of.secret} label={of.copy} />
          <Button onClick={of.done}>{of.kept}</Button>
        </div>
      </div>
    </Banner>
  );
}
