import { Button } from '@metade/ui/button.tsx';
import { FileField } from '@metade/ui/file-field.tsx';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';

/** The account's picture: choose, replace, remove. */
export function PictureForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const { avatar } = data.user.profile;
  return (
    <div className="mt-5 flex flex-col gap-5 sm:flex-row">
      {avatar ? (
        <img
          src={avatar}
          alt={m.profile.pictureAlt}
          width={96}
          height={96}
          className="size-24 rounded-pill object-cover"
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <Form
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset
          className="flex flex-col items-start gap-5"
        >
          <input type="hidden" name="intent" value="picture" />
          <FileField
            label={m.profile.choosePicture}
            name="file"
            words={m.site.chooseFile(false)}
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint={m.profile.pictureHint(data.imageMaxMegabytes)}
            error={result?.problem?.fields.file}
            className="w-full"
          />
          <Button type="submit">{m.profile.savePicture}</Button>
        </Form>
        {avatar ? (
          <Form method="post" preventScrollReset className="mt-2">
            <input type="hidden" name="intent" value="picture-remove" />
            <Button type="submit" kind="text">
              {m.profile.removePicture}
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}
