import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useSettings } from '../session/config.tsx';
import { fileForm, fileProblem } from '../shell/take-file.ts';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Uploads files when they are chosen. send: answers the rejected ones, in words. */
export function UploadField({
  label,
  several = false,
  send,
}: {
  label: string;
  several?: boolean;
  send: (files: File[], form: FormData) => Promise<string[]>;
}) {
  const { m } = useWords();
  const words = m.manage.pictures;
  const { show } = useToast();
  const { imageMaxMegabytes } = useSettings();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const upload = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    setBusy(true);
    setProblem('');
    try {
      const refused = await send(files, fileForm(files, imageMaxMegabytes, m));
      setProblem(refused.join(' '));
      if (refused.length < files.length) show({ text: words.stored });
    } catch (error) {
      setProblem(fileProblem(error, m));
    }
    input.value = '';
    setBusy(false);
  };
  return (
    <Field
      type="file"
      multiple={several}
      accept="image/jpeg,image/png,image/webp,image/avif"
      label={label}
      hint={busy ? words.uploading : undefined}
      disabled={busy}
      onChange={(event) => void upload(event.currentTarget)}
      error={problem || undefined}
      className="w-full max-w-lg [&_input]:py-2.5"
    />
  );
}
