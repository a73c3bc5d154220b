import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWords } from '../words/words.tsx';
import { PhotoList } from './photo-list.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadForm } from './upload-form.tsx';
import type { StepProps } from './use-step-form.ts';
import { useStepForm } from './use-step-form.ts';
import { useUploads, type Uploads } from './use-uploads.ts';

/** Logo, cover and photos: uploaded on submit or when the step is left; can be described, cropped and removed. */
export function PicturesStep({ data, result }: StepProps) {
  const { m, locale } = useWords();
  const { asked } = useStepForm({ data, result });
  const error = (intent: string) => (result?.intent === intent ? firstError(result.problem.fields) : undefined);
  const { imageMaxMegabytes, photosMax, registration } = data;
  const uploads = {
    cover: useUploads('cover', imageMaxMegabytes),
    logo: useUploads('logo', imageMaxMegabytes),
    photos: useUploads('photos', imageMaxMegabytes),
  };
  return (
    <>
      <div className="mt-6 flex flex-col gap-10">
        {(['cover', 'logo'] as const).map((kind) => {
          const picture = registration?.[kind];
          return (
            <Part key={kind} id={kind} title={fieldLabel(kind, locale)} text={asked(kind) ?? m.register[`${kind}Text`]}>
              {picture ? (
                <PictureTile picture={picture} name={fieldLabel(kind, locale)} square={kind === 'logo'} />
              ) : null}
              <UploadForm
                intent={kind}
                label={m.register.choose}
                of={uploads[kind]}
                megabytesMax={imageMaxMegabytes}
                error={error(kind)}
              />
            </Part>
          );
        })}
        <Part
          id="photos"
          title={fieldLabel('photos', locale)}
          text={asked('photos') ?? m.register.photosHint(photosMax)}
        >
          {registration && registration.photos.length > 0 ? <PhotoList photos={registration.photos} /> : null}
          <UploadForm
            several
            intent="photos"
            label={m.register.chooseSeveral}
            of={uploads.photos}
            megabytesMax={imageMaxMegabytes}
            error={error('photos')}
          />
        </Part>
      </div>
      <GoOn uploads={Object.values(uploads)} />
    </>
  );
}

/** Next step, after uploading selected files. A refused file keeps the owner here once. */
function GoOn({ uploads }: { uploads: readonly Uploads[] }) {
  const { m } = useWords();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const [sending, setSending] = useState(false);
  const [stuck, setStuck] = useState(0);
  useEffect(() => {
    const refused = link.current?.closest('section')?.querySelector<HTMLElement>('[data-refused] button');
    if (stuck > 0) refused?.focus();
  }, [stuck]);
  const goOn = async () => {
    setSending(true);
    let arrived = true;
    for (const one of uploads) arrived = (await one.finish()) && arrived;
    setSending(false);
    if (arrived) await navigate(nextStep);
    else setStuck((count) => count + 1);
  };
  return (
    <div className="mt-8 flex flex-col items-start gap-3">
      <Link
        ref={link}
        to={nextStep}
        aria-busy={sending || undefined}
        onClick={(event) => {
          if (!sending && !uploads.some(({ pending }) => pending())) return;
          event.preventDefault();
          if (!sending) void goOn();
        }}
        className="inline-flex min-h-14 items-center justify-center rounded-2 bg-brand px-8 py-3 text-md font-semibold text-on-brand hover:bg-brand-hover aria-busy:opacity-60"
      >
        {m.register.next}
      </Link>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {sending ? m.register.sendingFirst : ''}
      </p>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {stuck > 0 && !sending ? m.register.notAllSent(m.register.next) : ''}
      </p>
    </div>
  );
}

const nextStep = '/restaurant/register?step=food';

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
