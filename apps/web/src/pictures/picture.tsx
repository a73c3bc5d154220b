interface PictureSource {
  src: string;
  alt: string;
  widths: number[];
  preview?: string | null;
}

/** A picture in the sizes there are, in a box that is there before it. `eager` for the one that is seen first. */
export function Picture({
  picture,
  sizes,
  eager = false,
  blurred = false,
  className = '',
  alt,
}: {
  picture: PictureSource | null;
  sizes: string;
  eager?: boolean;
  /** Its few blurred pixels stand in the box until it comes: where there is one picture or a few, not in lists. */
  blurred?: boolean;
  className?: string;
  alt?: string;
}) {
  if (!picture) {
    // A laid table that waits for its restaurant's own picture.
    return (
      <img
        src="/art/empty-table.svg"
        alt=""
        width="1200"
        height="900"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`bg-hover object-cover ${className}`}
      />
    );
  }
  const at = (width: number) => picture.src.replace('{width}', String(width));
  const widths = picture.widths.toSorted((a, b) => a - b);
  return (
    <img
      src={at(widths[Math.min(1, widths.length - 1)] ?? 640)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt ?? picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-hover bg-cover bg-center object-cover ${className}`}
      style={blurred && picture.preview ? { backgroundImage: `url(${picture.preview})` } : undefined}
    />
  );
}
