/** The half plate cut out of a picture's lower left, with the discount. The parent is positioned and clips. */
export function Bite({ top, bottom, large = false }: { top: string; bottom: string; large?: boolean }) {
  return (
    <span
      className={`absolute bottom-0 left-4 flex flex-col items-center rounded-t-[999px] bg-page text-center ${
        large ? 'w-28 px-2 pt-4 pb-1' : 'w-[5.75rem] px-2 pt-2.5 pb-0.5'
      }`}
    >
      <span className={`display text-brand-ink ${large ? 'text-dsm' : 'text-lg leading-6'}`}>{top}</span>
      <span className="text-2xs leading-3 font-medium text-ink-2">{bottom}</span>
    </span>
  );
}
