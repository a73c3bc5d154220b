import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import { PhotoList } from './photo-list.tsx';
import { PictureTile } from './picture-tile.tsx';
import type { StepProps } from './use-step-form.ts';
import { useStepForm } from './use-step-form.ts';

/** Logo, cover and photos: each is stored as soon as it is chosen, and can be described, cropped and taken away. */
export function PicturesStep({ data, result }: StepProps) {
  const { m, locale } = useWords();
  const { asked } = useStepForm({ data, result });
  const error = (intent: string) => (result?.intent === intent ? firstError(result.problem.fields) : undefined);
  const { imageMaxMegabytes, photosMax, registration } = data;
  return (
    <div className="mt-6 flex flex-col gap-10">
      {(['cover', 'logo'] as const).map((kind) => {
        const picture = registration?.[kind];
        return (
          <Part key={kind} id={kind} title={fieldLabel(kind, locale)} text={asked(kind) ?? m.register[`${kind}Text`]}>
            {picture ? (
              <PictureTile picture={picture} name={fieldLabel(kind, locale)} square={kind === 'logo'} />
            ) : null}
            <Upload
              intent={kind}
              label={m.register.choose}
              hint={m.register.pictureHint(imageMaxMegabytes)}
              error={error(kind)}
            />
          </Part>
        );
      })}
      <Part id="photos" title={fieldLabel('photos', locale)} text={asked('photos') ?? m.register.photosHint(photosMax)}>
        {registration && registration.photos.length > 0 ? <PhotoList photos={registration.photos} /> : null}
        <Upload
          several
          intent="photos"
          label={m.register.chooseSeveral}
          hint={m.register.pictureHint(imageMaxMegabytes)}
          error={error('photos')}
        />
      </Part>
    </div>
  );
}

function firstError(fields: Record<string, string>): string | undefined {
  return Object.values(fields)[0];
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

function Upload({
  intent,
  label,
  hint,
  error,
  several = false,
}: {
  intent: string;
  label: string;
  hint: string;
  error: string | undefined;
  several?: boolean;
}) {
  const { m } = useWords();
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === intent;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="flex flex-col items-start gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <Field
        label={label}
        name="file"
        type="file"
        multiple={several}
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={hint}
        error={error}
        className="w-full [&_input]:py-2.5"
      />
      <Button type="submit" kind="ink" busy={busy}>
        {m.register.upload}
      </Button>
    </Form>
  );
}
