import { useId } from 'react';

/** The row of half plates on top of the footer: full, empty, full, empty … in footer colour on page colour. */
export function Awning() {
  const id = useId();
  return (
    <svg className="block h-10 w-full text-footer" aria-hidden="true" preserveAspectRatio="xMinYMax slice">
      <pattern id={id} width="160" height="40" patternUnits="userSpaceOnUse">
        <path fill="currentColor" d="M0 40A40 40 0 0 1 80 40ZM80 40A40 40 0 0 1 160 40H146A26 26 0 0 0 94 40Z" />
        <path fill="currentColor" d="M0 39h160v1h-160Z" />
      </pattern>
      <rect width="100%" height="40" fill={`url(#${id})`} />
    </svg>
  );
}
