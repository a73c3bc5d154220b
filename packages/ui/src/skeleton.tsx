/** A placeholder of the same size as the content being loaded, so that nothing jumps. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-2 bg-hover animate-[pulse-soft_1.6s_infinite] ${className}`} />;
}
