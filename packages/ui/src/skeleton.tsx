/** The box of something on its way, in the same place and size, so that nothing jumps. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-2 bg-hover animate-[pulse-soft_1.6s_infinite] ${className}`} />;
}
