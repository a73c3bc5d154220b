import { ImagePlus } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { Frame, controlClass, described, type FieldFrame } from './field.tsx';

/** As Field, for a file. The browser's own control speaks the browser's language: `words` stand in its place until a file is chosen, then its name. */
export function FileField({
  label,
  hint,
  error,
  words,
  className = '',
  ...input
}: FieldFrame & { words: string } & ComponentProps<'input'>) {
  const id = useId();
  const [names, setNames] = useState('');
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <label
        className={`${controlClass(error)} relative flex cursor-pointer items-center gap-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
      >
        <ImagePlus aria-hidden="true" className="size-5 shrink-0" />
        <span className={`min-w-0 truncate ${names ? '' : 'font-semibold'}`}>{names || words}</span>
        {/* Without script nobody would tell the name of what was chosen: the browser's control does. */}
        <input
          {...input}
          type="file"
          id={id}
          {...described(id, hint, error)}
          onChange={(event) => setNames([...(event.target.files ?? [])].map(({ name }) => name).join(', '))}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:min-w-0 noscript:opacity-100"
        />
      </label>
    </Frame>
  );
}
