import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { PhotoList } from './photo-list.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadForm } from './upload-form.tsx';
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
            <UploadForm intent={kind} label={m.register.choose} megabytesMax={imageMaxMegabytes} error={error(kind)} />
          </Part>
        );
      })}
      <Part id="photos" title={fieldLabel('photos', locale)} text={asked('photos') ?? m.register.photosHint(photosMax)}>
        {registration && registration.photos.length > 0 ? <PhotoList photos={registration.photos} /> : null}
        <UploadForm
          several
          intent="photos"
          label={m.register.chooseSeveral}
          megabytesMax={imageMaxMegabytes}
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
