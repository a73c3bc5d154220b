import { Button } from '@metade/ui/button.tsx';
import { FileField } from '@metade/ui/file-field.tsx';
import { CircleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

/** Uploads pictures: one by one with progress, or in one form without JavaScript. */
export function UploadForm({
  intent,
  label,
  of: { form, uploads, waiting, done, sendChosen, again, giveUp },
  megabytesMax,
  error,
  several = false,
}: {
  intent: string;
  label: string;
  of: Uploads;
  megabytesMax: number;
  error: string | undefined;
  several?: boolean;
}) {
  const { m } = useWords();
  const navigation = useNavigation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Without a file the server reports what is missing.
    if (sendChosen()) event.preventDefault();
  };
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onSubmit={submit}
      className="flex flex-col items-start gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <FileField
        label={label}
        name="file"
        words={m.site.chooseFile(several)}
        multiple={several}
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={m.register.pictureHint(megabytesMax)}
        error={error}
        className="w-full"
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {waiting > 0 ? m.register.sending(done, done + waiting) : done > 0 ? m.register.sent(done) : ''}
      </p>
      <ul className="w-full divide-y divide-line empty:hidden">
        {uploads.map((upload) => (
          <Line key={upload.key} upload={upload} again={() => again(upload)} giveUp={() => giveUp(upload)} />
        ))}
      </ul>
      <Button type="submit" kind="ink" busy={waiting > 0 || navigation.formData?.get('intent') === intent}>
        {m.register.upload}
      </Button>
    </Form>
  );
}

/** A picture being uploaded, or why it failed. */
function Line({ upload, again, giveUp }: { upload: Upload; again: () => void; giveUp: () => void }) {
  const { m } = useWords();
  const { file, part, problem } = upload;
  return (
    <li
      data-refused={problem !== null || undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm"
    >
      <span className="min-w-0 flex-1 basis-40 truncate">{file.name}</span>
      {problem === null ? (
        <progress
          aria-label={file.name}
          max={1}
          // Completely sent, and being processed.
          value={part === 1 ? undefined : (part ?? 0)}
          className="h-2 w-32 accent-brand"
        />
      ) : (
        <>
          <span className="flex basis-full items-start gap-2 font-semibold text-bad">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </span>
          <Button onClick={again} aria-label={m.register.againOf(file.name)}>
            {m.register.again}
          </Button>
          <Button kind="text" onClick={giveUp} aria-label={m.register.remove(file.name)}>
            {m.profile.removeAddress}
          </Button>
        </>
      )}
    </li>
  );
}
