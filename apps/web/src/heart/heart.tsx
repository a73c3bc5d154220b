import { Symbol } from '../shell/symbols.tsx';
import { useWords } from '../words/words.tsx';
import { useWishlist } from './use-wishlist.ts';

interface HeartProps {
  restaurant: string;
  name: string;
  className?: string;
}

/** Saves a restaurant to the wishlist or removes it: a round button over the picture. */
export function Heart({ restaurant, ...look }: HeartProps) {
  const { kept, toggle } = useWishlist();
  const isKept = kept?.includes(restaurant) ?? false;
  return <HeartButton {...look} restaurant={restaurant} kept={isKept} onPress={() => toggle(restaurant)} />;
}

/** The button only, where the list handles its presses. */
export function HeartButton({
  restaurant,
  name,
  kept,
  onPress,
  className = '',
}: HeartProps & { kept: boolean; onPress?: () => void }) {
  const { m } = useWords();
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={m.site.keep(name)}
      data-keep={restaurant}
      onClick={onPress}
      className={`heart ${className}`}
    >
      <Symbol name="heart" className="size-5" />
    </button>
  );
}
